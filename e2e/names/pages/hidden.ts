const PARTS = '<i>all <b>of</b></i> it';

/** A reference to hidden text counts with all that it holds (step 2A); hidden parts of visible text never do. */
function referred(id: string, attributes: string, inner = attributes): string {
  return `
    <span id=${id}a ${attributes}>${PARTS}</span><button aria-labelledby=${id}a data-name="all of it">x</button>
    <span id=${id}b>seen <i ${inner}>not <b>this</b></i></span><button aria-labelledby=${id}b data-name=seen>x</button>
    <button data-name=seen>seen <i ${inner}>not <b>this</b></i></button>
    <button aria-labelledby=${id}a aria-label=No data-name="all of it">x</button>`;
}

/** Step 2A. */
export const hiddenPages = {
  'hidden by display': referred('d', 'style="display:none"'),
  'hidden by visibility': referred('v', 'style="visibility:hidden"'),
  'hidden by collapsing': referred('c', 'style="visibility:collapse"'),
  'hidden by attribute': referred('h', 'hidden'),
  'hidden from assistive technology': referred('a', 'aria-hidden=true'),
  'hidden in parts': `
    <h2 data-name="Total five">Total <span style="visibility:hidden">of <b style="visibility:visible">five</b></span></h2>
    <span id=one>Ten</span><span id=two aria-hidden=true>more</span><span id=three hidden>days</span>
    <a href=/x aria-labelledby="one two three" data-name="Ten more days">x</a>
    <div style="display:none"><span id=four aria-hidden=true>Nested</span></div>
    <input aria-labelledby=four data-name=Nested>
    <button data-name="1 4"><span>1</span> <span hidden>2</span> <span aria-hidden=true>3</span> <span>4</span></button>`,
};
