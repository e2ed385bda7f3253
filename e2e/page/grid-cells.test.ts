import { expect, test } from 'vitest';
import { descriptions, inBrowser } from './show.ts';

// Grids draw their cells again while they are pressed.
const show = inBrowser();

test('offers the head of a column to sort by', async () => {
  const page = await show(
    `<table role=grid><tr role=row><th role=columnheader aria-sort=none>Name<th role=columnheader>Notes</table>`,
  );
  expect(await descriptions(page)).toEqual(['clickable: Name']);
});

const CELLS = `<style>td{width:90px;height:24px;border:1px solid}</style>
  <table role=grid><tr role=row><td role=gridcell tabindex=-1 aria-selected=true>Ann<td role=gridcell tabindex=-1 id=t>25</table>`;

test('takes the selection from another cell', async () => {
  const page = await show(`${CELLS}<p id=o></p><script>
    t.onmousedown = () => { document.querySelector('[aria-selected]').removeAttribute('aria-selected'); t.setAttribute('aria-selected', 'true'); };
    t.onclick = () => { o.textContent = 'Clicked'; };
  </script>`);
  expect(await page.act({ action: 'click', target: { selector: '#t' } })).toMatchObject({ success: true });
  expect(await page.page.textContent('#o')).toBe('Clicked');
});

test('is not pressed where the page selects another cell besides', async () => {
  const page = await show(`${CELLS}<p id=o></p><script>
    const other = document.querySelector('td');
    other.ariaSelected = 'false';
    t.onmousedown = () => { other.ariaSelected = 'true'; };
    t.onclick = () => { o.textContent = 'Clicked'; };
  </script>`);
  expect(await page.act({ action: 'click', target: { selector: '#t' } })).toMatchObject({
    success: false,
    error_type: 'ElementChanged',
  });
  expect(await page.page.textContent('#o')).toBe('');
});

test('ticks a box that its cell draws again, with others like it around', async () => {
  const page = await show(`<table id=grid></table><script>
    const rows = [true, false, false];
    const draw = () => {
      grid.innerHTML = rows.map(() => '<tr><td></td></tr>').join('');
      rows.forEach((_, at) => drawCell(at));
    };
    const drawCell = at => {
      const cell = grid.rows[at].cells[0];
      cell.innerHTML = '<input type=checkbox aria-label=' + (rows[at] ? 'Checked' : 'Unchecked') + '>';
      cell.firstChild.checked = rows[at];
      cell.firstChild.onclick = () => { rows[at] = !rows[at]; setTimeout(() => drawCell(at)); };
    };
    draw();
  </script>`);
  const outcome = await page.act({ action: 'check', target: { selector: 'tr:nth-child(2) input' } });
  expect(outcome).toMatchObject({ success: true, effect: 'changed' });
});

test('chooses in the editor of a cell that goes with the choice', async () => {
  const page = await show(`<style>[role=option]{height:24px}</style>
    <div role=grid><div role=row><div role=gridcell id=cell style="width:120px;height:120px"></div></div></div><script>
    cell.innerHTML = '<div role=combobox tabindex=0 aria-expanded=false aria-controls=list id=t>red</div>';
    t.onclick = () => {
      t.setAttribute('aria-expanded', 'true');
      cell.insertAdjacentHTML('beforeend', '<div role=listbox id=list><div role=option>red</div><div role=option>green</div></div>');
      list.onmousedown = event => { cell.textContent = event.target.textContent; };
    };
  </script>`);
  expect(
    await page.act({ action: 'select', target: { selector: '#t' }, params: { value: 'green' } }),
  ).toMatchObject({ success: true, effect: 'changed', value: 'green' });
});

const HEAD = `<style>.head{display:flex}.col{width:120px;height:30px;position:relative;background:#eee;touch-action:none}
  .grip{position:absolute;right:0;top:0;width:8px;height:30px;cursor:col-resize}</style>`;

test('drags a column to another by itself, not by the handle that sizes it', async () => {
  const page = await show(`${HEAD}<div class=head>
    <div class=col id=a>Make<i class=grip></i></div><div class=col id=b>Colour<i class=grip></i></div></div><p id=o></p><script>
    let from;
    onmousedown = event => { from = event.target; };
    onmouseup = event => { o.textContent = from.className + ' to ' + event.target.closest('.col').id; };
  </script>`);
  const params = { to: '#a', position: 'before' };
  await page.act({ action: 'drag', target: { selector: '#b' }, params });
  expect(await page.page.textContent('#o')).toBe('col to a');
});

test('drops where the page draws the words that are dragged under the pointer', async () => {
  const page = await show(`${HEAD}<div class=head>
    <div class=col id=a>Make</div><div class=col id=b><span>Colour</span><i class=grip></i></div></div><p id=o></p><script>
    let ghost;
    onmousedown = () => { ghost = document.createElement('div'); ghost.innerHTML = '<b aria-label=moving></b>Colour'; document.body.append(ghost); };
    onmousemove = ({ clientX, clientY }) => { if (ghost) ghost.style.cssText = 'position:absolute;left:' + (clientX - 9) + 'px;top:' + (clientY - 9) + 'px'; };
    onmouseup = ({ clientX }) => { ghost.remove(); ghost = undefined; o.textContent = clientX < 120 ? 'On Make' : 'Back'; };
  </script>`);
  const params = { to: '#a', position: 'before' };
  await page.act({ action: 'drag', target: { selector: '#b' }, params });
  expect(await page.page.textContent('#o')).toBe('On Make');
});

test('measures nothing that a drop has taken away', async () => {
  const page =
    await show(`${HEAD}<div class=col id=a>Move me</div><div class=col id=b style="top:90px">There</div><script>
    a.onmousedown = () => { onmouseup = () => { a.remove(); b.innerHTML = 'There <b>Move me</b>'; }; };
  </script>`);
  const outcome = await page.act({ action: 'drag', target: { selector: '#a' }, params: { to: '#b' } });
  expect(outcome).toMatchObject({ success: true, effect: 'changed' });
  expect(outcome.message).not.toContain('size');
});
