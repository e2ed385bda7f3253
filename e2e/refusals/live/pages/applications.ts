import { click, fill, select } from '../../../swaps/row-specs.ts';
import { ACT, button, type LiveCase, live, SEND, scripted } from '../live-case.ts';

const ACTIONS = '<option value=-1>Bulk actions<option value=edit>Edit<option value=trash>Move to Trash';

const bulkActions = (id: string, name: string): string =>
  `<p><label for=${id}>Bulk action</label> <select id=${id} name=${name}>${ACTIONS}</select></p>`;

const GRAPH = `<a id=graph href=#graph0 role=tab onclick="did = 1">Graph</a>`;

/** What the rows of a batch changed around later ones in editors and administration pages. */
export const applicationCases: readonly LiveCase[] = [
  live(
    'draft whose preview gets an address',
    scripted(
      `<div role=region aria-label="Editor content"><h1 id=heading contenteditable aria-label="Add title"></h1>
        <p><a id=view>Preview</a> ${button('Add block')}</p></div>`,
      `heading.oninput = () => { view.href = '/?p=5&preview=true' }`,
    ),
    [fill('#heading', 'Spring hours'), ACT],
  ),
  live(
    'tool bar of the block that was written in',
    scripted(
      `<div role=region aria-label="Top bar"><span id=tools></span> ${button('Publish')}</div>
        <div id=block contenteditable role=textbox aria-label="Empty block"></div>`,
      `block.oninput = () => { tools.innerHTML = '<span role=toolbar aria-label="Block tools">'
        + ['Paragraph: Change block type or style', 'Change text alignment', 'Displays more block tools']
          .map(name => '<button type=button aria-pressed=false aria-label="' + name + '">' + name + '</button>').join('') + '</span>' }`,
    ),
    [fill('#block', 'From April we are open until 8 pm.'), ACT],
  ),
  live(
    'one choice above and below a list',
    scripted(
      `<form id=form onsubmit="event.preventDefault(); did = [...new FormData(this)].join()">${bulkActions('upper', 'action')}
        <p>Hello world!</p>${bulkActions('bottom', 'action2')}<button id=send>Apply</button></form>`,
      `upper.onchange = () => { bottom.value = upper.value }`,
    ),
    [select('#upper', 'Edit'), SEND],
  ),
  live(
    'address that keeps the query',
    scripted(
      `<form onsubmit="event.preventDefault(); did = 1"><p><label>Expression <textarea id=query></textarea></label></p></form>
        <p>${GRAPH}</p>`,
      `query.oninput = () => history.replaceState(null, '', '?expr=' + query.value)`,
    ),
    [fill('#query', 'up'), click('#graph')],
  ),
  live(
    'links that each open a part of a form',
    `<form onsubmit="event.preventDefault()"><fieldset><legend><a id=first href=#finding onclick="finding.hidden = !finding.hidden; return false">Search</a></legend>
      <div id=finding hidden><input name=where aria-label="Value" value=all> <select name=op><option>=<option>&lt;</select> anywhere</div></fieldset>
      <fieldset><legend><a id=second href=#sorting onclick="sorting.hidden = !sorting.hidden; did = 1; return false">Sort</a></legend>
      <div id=sorting hidden><label><input type=checkbox name=desc> descending</label></div></fieldset></form>`,
    [click('#first'), click('#second')],
  ),
];
