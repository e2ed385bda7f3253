import { fill, press } from '../../../swaps/row-specs.ts';
import { form, LAST, type LiveCase, live, SEND } from '../live-case.ts';

/** A form suggests, finds or previews something. */
export const suggestionCases: readonly LiveCase[] = [
  live(
    'suggestions in the flow without roles',
    form(
      `<div><label>City <input id=first name=first></label><ul id=x></ul></div>${LAST}`,
      `first.oninput = () => { x.innerHTML = '<li>Berlin</li><li>Bern</li>' }; first.onblur = () => { x.innerHTML = '' }`,
    ),
    [fill('#first', 'Ber'), fill('#last', 'Lee'), SEND],
  ),
  live(
    'suggestions that stay',
    form(
      `<div><label>City <input id=first name=first></label><ul id=x></ul></div>${LAST}`,
      `first.oninput = () => { x.innerHTML = '<li>Berlin</li><li>Bern</li>' }`,
    ),
    [fill('#first', 'Ber'), fill('#last', 'Lee'), SEND],
  ),
  live(
    'live results below a search',
    `<form onsubmit="event.preventDefault(); did = 1"><input id=q type=search aria-label=Search><button id=send>Search</button></form><section><h2 id=x>All products</h2><ul id=y><li>Hat</li></ul></section><script>q.oninput = () => { x.textContent = '2 results for ' + q.value; y.innerHTML = '<li>Coat</li><li>Coat rack</li>' }</script>`,
    [fill('#q', 'coat'), SEND],
  ),
  live(
    'live results inside the form',
    form(
      `<input id=q type=search name=q aria-label=Search><div id=x></div>`,
      `q.oninput = () => { x.innerHTML = '<p>2 results</p><ul><li>Coat</li><li>Coat rack</li></ul>' }`,
      'Search',
    ),
    [fill('#q', 'coat'), SEND],
  ),
  live(
    'recent searches that close',
    form(
      `<input id=q type=search name=q aria-label=Search><div id=x>Recent: hats, bags</div>`,
      `q.oninput = () => { x.remove() }`,
      'Search',
    ),
    [fill('#q', 'coat'), SEND],
  ),
  live(
    'clear button that appears',
    form(
      `<input id=q type=search name=q aria-label=Search><span id=x></span>`,
      `q.oninput = () => { x.innerHTML = '<button type=button aria-label=Clear>×</button>' }`,
      'Search',
    ),
    [fill('#q', 'coat'), SEND],
  ),
  live(
    'filter that hides rows, then Enter',
    `<form onsubmit="event.preventDefault(); did = 1"><input id=q aria-label=Filter></form><ul id=y><li>Coat</li><li>Hat</li></ul><p id=x>2 rows</p><script>q.oninput = () => { y.lastChild.hidden = true; x.textContent = '1 row' }</script>`,
    [fill('#q', 'coat'), press('#q', 'Enter')],
  ),
  live(
    'mention menu at @',
    form(
      `<p><label>Comment <textarea id=first name=first></textarea></label></p><div id=x></div>`,
      `first.oninput = () => { x.innerHTML = '<div role=listbox><div role=option>@ben</div></div>' }`,
      'Comment',
    ),
    [fill('#first', 'Hi @b'), SEND],
  ),
  live(
    'markdown preview',
    form(
      `<p><label>Comment <textarea id=first name=first></textarea></label></p><div id=x>Nothing to preview</div>`,
      `first.oninput = () => { x.innerHTML = '<p>Thanks, <b>great</b> work</p>' }`,
      'Comment',
    ),
    [fill('#first', 'Thanks, **great** work'), SEND],
  ),
  live(
    'line numbers of an editor',
    form(
      `<div style="display:flex"><pre id=x>1</pre><textarea id=first name=first aria-label=Code></textarea></div>`,
      `first.oninput = () => { x.textContent = '1\\n2\\n3' }`,
    ),
    [fill('#first', 'a\nb\nc'), SEND],
  ),
];
