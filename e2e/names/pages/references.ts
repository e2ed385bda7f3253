/** Steps 2B and 2D: references and labels by attribute. */
export const referencePages = {
  'labels by attribute': `
    <button aria-label=Archive data-name=Archive>x</button>
    <button aria-label="  Move  to " data-name="Move to">x</button>
    <button aria-label="" data-name=Keep>Keep</button>
    <button aria-label=" " title=Tip data-name=Open>Open</button>
    <nav aria-label=Chapters data-name=Chapters>One two</nav>
    <div role=alert aria-label=Warning data-name=Warning>Low ink</div>
    <p role=note aria-label=Remark data-name=Remark>Text</p>
    <ul aria-label=Fruit data-name=Fruit><li>Pear</ul>
    <input aria-label=Street placeholder="Main St 1" data-name=Street>
    <textarea aria-label=Letter data-name=Letter>Dear Ann</textarea>
    <a href=/x aria-label=Profile data-name=Profile><b>Ann</b></a>
    <img alt=Lake aria-label=Shore src=data: data-name=Shore>
    <table aria-label=Prices data-name=Prices><caption>Fees</caption><tr><td>1</table>`,
  references: `
    <span id=r1>Delete</span><span id=r2>draft <b>two</b></span>
    <button aria-labelledby="r1 r2" data-name="Delete draft two">x</button>
    <button aria-labelledby="r2 r1" aria-label=No data-name="draft two Delete">x</button>
    <button aria-labelledby="nowhere r1" data-name=Delete>x</button>
    <button aria-labelledby=nowhere data-name=Save>Save</button>
    <button id=r3 aria-label=Remove aria-labelledby="r3 r2" data-name="Remove draft two">x</button>
    <h2 id=r4>Ann Lee</h2><a href=/x id=r5 aria-labelledby="r5 r4" data-name="More Ann Lee">More</a>
    <p id=r6><img alt=Map src=data:> of Rome</p><div role=region aria-labelledby=r6 data-name="Map of Rome">x</div>
    <span id=r7 aria-labelledby=r1>Own</span><button aria-labelledby=r7 data-name=Own>x</button>
    <span id=r8 title=Hint></span><button aria-labelledby=r8 data-name=Hint>x</button>
    <button id=r9 aria-labelledby="r9 r10" data-name="One Two">One</button><button id=r10 data-name=Two>Two</button>`,
  'references into other names': `
    <h3 data-name="See photo here">See <a href=/x aria-labelledby=p1>no <img id=p1 alt=photo src=data:> words</a> here</h3>
    <h3 data-name="photo b c"><a href=/x aria-labelledby=p2>a</a> <a href=/y>b <img id=p2 alt=photo src=data:> c</a></h3>
    <h3 data-name="photo caption"><a href=/x aria-labelledby=p3><i id=p4>caption</i></a>
      <img id=p3 alt=photo aria-labelledby="p3 p4" src=data:></h3>`,
  'references into shadow trees': `
    <div id=s1></div><button aria-labelledby=s1 data-name=Inside>x</button>
    <div id=s2>given</div><button aria-labelledby=s2 data-name="Before given after">x</button>
    <div id=s3></div><button aria-labelledby=s3 data-name="Before own after">x</button>
    <div id=s4>given</div><button aria-labelledby=s4 data-name="Before given after">x</button>
    <script>
      s1.attachShadow({ mode: 'open' }).innerHTML = 'Inside';
      s2.attachShadow({ mode: 'open' }).innerHTML = 'Before <slot></slot> after';
      s3.attachShadow({ mode: 'open' }).innerHTML = 'Before <slot>own</slot> after';
      s4.attachShadow({ mode: 'open' }).innerHTML = 'Before <slot aria-label=no></slot> after';
    </script>`,
  'owned parts': `
    <button aria-owns=o1 data-name="Send mail">Send</button><span id=o1>mail</span>
    <label for=o2>Wait <span aria-owns=o3>up to</span> days</label><input id=o2 data-name="Wait up to 7 days">
    <div id=o3><div role=combobox aria-owns=o4></div></div>
    <ul role=listbox id=o4><li role=option>3<li role=option aria-selected=true>7</ul>`,
};
