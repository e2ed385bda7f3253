import { check, uncheck } from '../../../swaps/row-specs.ts';
import { type LiveCase, live, SEND } from '../live-case.ts';

const boxes = (
  n: number,
  script: string,
  extra = '',
  bar = '<span id=x>0 selected</span> <button id=send onclick="did = 1">Delete selected</button>',
): string =>
  `<section><h2>Files</h2><div id=bar>${bar}</div><table><tbody id=rows>${Array.from({ length: n }, (_, i) => `<tr id=r${i}><td><input type=checkbox id=c${i} aria-label="Select file ${i}"><td>file-${i}.txt<td>${i + 1} KB`).join('')}</table>${extra}</section><script>const count = () => document.querySelectorAll('tbody input:checked').length; rows.onchange = e => { ${script} }</script>`;

const three = [check('#c0'), check('#c1'), check('#c2'), SEND];

/** A page counts the boxes that are ticked. */
export const tickCases: readonly LiveCase[] = [
  live('selected count', boxes(4, `x.textContent = count() + ' selected'`), three),
  live('selected count of all', boxes(4, `x.textContent = count() + ' of 4 selected'`), three),
  live(
    'selected count, German',
    boxes(
      4,
      `x.textContent = count() + ' ausgewählt'`,
      '',
      '<span id=x>0 ausgewählt</span> <button id=send onclick="did = 1">Löschen</button>',
    ),
    three,
  ),
  live(
    'selected count, Chinese',
    boxes(
      4,
      `x.textContent = '已选 ' + count() + ' 项'`,
      '',
      '<span id=x>已选 0 项</span> <button id=send onclick="did = 1">删除</button>',
    ),
    three,
  ),
  live(
    'selected count, plural',
    boxes(
      4,
      `x.textContent = count() === 1 ? '1 file selected' : count() + ' files selected'`,
      '',
      '<span id=x>No files selected</span> <button id=send onclick="did = 1">Move</button>',
    ),
    three,
  ),
  live(
    'selected count that first appears',
    boxes(
      4,
      `x.textContent = count() + ' selected'`,
      '',
      '<span id=x></span> <button id=send onclick="did = 1">Delete selected</button>',
    ),
    three,
  ),
  live(
    'selected count with a size',
    boxes(
      4,
      `x.textContent = count() + ' selected (6 KB)'`,
      '',
      '<span id=x>0 selected (0 KB)</span> <button id=send onclick="did = 1">Delete selected</button>',
    ),
    three,
  ),
  live(
    'button named with the count',
    boxes(
      4,
      `send.textContent = 'Delete (' + count() + ')'`,
      '',
      '<button id=send onclick="did = 1">Delete (0)</button>',
    ),
    three,
    { mayAsk: 'the name counts what was approved: nuisance' },
  ),
  live(
    'button named with the count that appears',
    boxes(
      4,
      `send.textContent = 'Archive ' + count() + ' files'`,
      '',
      '<button id=send onclick="did = 1">Archive</button>',
    ),
    three,
    { mayAsk: 'the name counts what was approved: nuisance' },
  ),
  live(
    'button disabled until one is chosen',
    boxes(
      4,
      `send.disabled = !count(); x.textContent = count() + ' selected'`,
      '<script>send.disabled = true</script>',
    ),
    three,
  ),
  live(
    'bar that is hidden until one is chosen',
    boxes(4, `bar.style.visibility = 'visible'; x.textContent = count() + ' selected'`),
    three,
  ),
  live(
    'rows that are marked',
    boxes(
      4,
      `e.target.closest('tr').className = 'selected'; e.target.closest('tr').setAttribute('aria-selected', true)`,
    ),
    three,
  ),
  live(
    'select all, then delete',
    boxes(
      6,
      `x.textContent = count() + ' selected'`,
      '',
      '<label><input type=checkbox id=all onchange="for (const c of rows.querySelectorAll(\'input\')) c.checked = all.checked; x.textContent = count() + \' selected\'"> All</label> <span id=x>0 selected</span> <button id=send onclick="did = 1">Archive</button>',
    ),
    [check('#all'), SEND],
    { mayAsk: 'six from one press: the person saw All; nuisance' },
  ),
  live(
    'select all that becomes indeterminate',
    boxes(
      3,
      `all.indeterminate = true; x.textContent = count() + ' selected'`,
      '',
      '<input type=checkbox id=all aria-label=All> <span id=x>0 selected</span> <button id=send onclick="did = 1">Archive</button>',
    ),
    [check('#c0'), check('#c1'), SEND],
  ),
  live(
    'chips of what is chosen',
    boxes(
      4,
      `x.innerHTML = [...document.querySelectorAll('tbody input:checked')].map(c => '<span class=chip>' + c.id + '</span>').join(' ')`,
      '',
      '<span id=x></span> <button id=send onclick="did = 1">Share</button>',
    ),
    three,
  ),
  live(
    'done list: tick strikes and moves on',
    `<section><h2>To do <span id=x>3 left</span></h2><ul>${[0, 1, 2].map(i => `<li id=l${i}><label><input type=checkbox id=c${i}> Task ${i}</label></li>`).join('')}</ul><button id=send onclick="did = 1">Clear completed</button></section><script>onchange = e => { e.target.closest('li').className = 'done'; x.textContent = document.querySelectorAll('input:not(:checked)').length + ' left' }</script>`,
    [check('#c0'), check('#c1'), SEND],
  ),
  live(
    'done list that tells items left',
    `<section><ul>${[0, 1, 2].map(i => `<li><label><input type=checkbox id=c${i}> Task ${i}</label></li>`).join('')}</ul><footer><span id=x>3 items left</span> <button id=send onclick="did = 1">Clear completed</button></footer></section><script>onchange = e => { const n = document.querySelectorAll('input:not(:checked)').length; x.textContent = n + (n === 1 ? ' item left' : ' items left') }</script>`,
    [check('#c0'), check('#c1'), SEND],
  ),
  live(
    'filters, then apply',
    `<form onsubmit="event.preventDefault(); did = 1"><fieldset><legend>Brand</legend><label><input type=checkbox id=c0 name=b value=a> Adidas (12)</label><label><input type=checkbox id=c1 name=b value=n> Nike (7)</label></fieldset><p id=x>19 products</p><button id=send>Show results</button></form><script>onchange = () => { x.textContent = '12 products' }</script>`,
    [check('#c0'), SEND],
    { mayAsk: 'a count that follows: nuisance' },
  ),
  live(
    'filters whose counts change',
    `<form onsubmit="event.preventDefault(); did = 1"><fieldset><legend>Brand</legend><label><input type=checkbox id=c0 name=b value=a> Adidas <i id=x>(12)</i></label><label><input type=checkbox id=c1 name=b value=n> Nike <i id=y>(7)</i></label></fieldset><button id=send>Apply</button></form><script>onchange = () => { x.textContent = '(4)'; y.textContent = '(3)' }</script>`,
    [check('#c0'), check('#c1'), SEND],
    { mayAsk: 'a count beside a box: nuisance' },
  ),
  live(
    'uncheck two of three',
    boxes(
      3,
      `x.textContent = count() + ' selected'`,
      '<script>c0.checked = c1.checked = c2.checked = true; x.textContent = "3 selected"</script>',
    ),
    [uncheck('#c0'), uncheck('#c1'), SEND],
  ),
];
