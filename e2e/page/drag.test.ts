import { expect, test } from 'vitest';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

async function dragOnto(page: TestPage, what: string, to: string, position?: 'before' | 'after') {
  const [[elementId], [destination]] = await Promise.all([page.idsOf(what), page.idsOf(to)]);
  const params = { to: destination, ...(position ? { position } : {}) };
  return page.act({ action: 'drag', target: { elementId }, params });
}

const BOARD = `<style>li{padding:10px;cursor:grab}ul{min-height:60px;border:1px solid}</style>`;

test('HTML drag and drop: the data of the start is there at the drop', async () => {
  const page = await show(
    `${BOARD}<ul><li draggable=true tabindex=0 id=a>Write<li draggable=true tabindex=0>Test</ul>
     <div id=done tabindex=0 role=button style="height:80px;width:200px">Done</div><script>
      a.ondragstart = event => event.dataTransfer.setData('text/plain', a.id);
      done.ondragover = event => event.preventDefault();
      done.ondrop = event => done.append(document.getElementById(event.dataTransfer.getData('text/plain')));
     </script>`,
  );
  expect(await dragOnto(page, 'Write', 'Done')).toMatchObject({ success: true, effect: 'changed' });
  expect(await page.page.evaluate(() => document.querySelector('#done > #a')?.textContent)).toContain(
    'Write',
  );
});

test('a page that takes the start of a drag for its own gets the moves of the pointer', async () => {
  const page = await show(
    `<button draggable=true id=tool>Tool</button><div id=board tabindex=0 role=button style="height:80px;width:200px">Board</div><script>
      let isHeld = false;
      tool.ondragstart = event => { event.preventDefault(); isHeld = true; };
      board.onmousemove = () => { if (isHeld) board.style.outline = '1px solid'; };
      board.onmouseup = () => { if (isHeld) board.textContent = 'Placed'; };
     </script>`,
  );
  expect(await dragOnto(page, 'Tool', 'Board')).toMatchObject({ success: true, effect: 'changed' });
  expect(await page.page.textContent('#board')).toBe('Placed');
});

test('what listens to the pointer is dragged by it', async () => {
  const page = await show(
    `<button id=thumb style="position:absolute;left:0;top:40px;width:40px">Thumb</button>
     <button style="position:absolute;left:300px;top:40px;width:60px">End</button><script>
      let from;
      thumb.onpointerdown = event => { from = event.clientX; thumb.setPointerCapture(event.pointerId); };
      thumb.onpointermove = event => { if (from !== undefined) thumb.style.left = event.clientX - from + 'px'; };
      thumb.onpointerup = () => { from = undefined; };
     </script>`,
  );
  expect(await dragOnto(page, 'Thumb', 'End')).toMatchObject({ success: true, effect: 'changed' });
  expect(await page.page.evaluate(() => document.getElementById('thumb')?.offsetLeft)).toBeGreaterThan(250);
});

test('a list that is sorted by the mouse: before and after another row', async () => {
  const page = await show(
    `${BOARD}<ul id=list>${['One', 'Two', 'Three'].map(name => `<li tabindex=0>${name}`).join('')}</ul><script>
      let held;
      list.onmousedown = event => { held = event.target.closest('li'); };
      document.onmouseup = event => {
        const over = document.elementFromPoint(event.clientX, event.clientY).closest('li');
        const { top, height } = over.getBoundingClientRect();
        if (held && over !== held) over[event.clientY < top + height / 2 ? 'before' : 'after'](held);
        held = undefined;
      };
     </script>`,
  );
  const rows = () =>
    page.page.evaluate(() => [...document.querySelectorAll('li')].map(row => row.textContent.trim()));
  expect(await dragOnto(page, 'Three', 'One', 'before')).toMatchObject({ success: true });
  expect(await rows()).toEqual(['Three', 'One', 'Two']);
  expect(await dragOnto(page, 'Three', 'Two', 'after')).toMatchObject({ success: true });
  expect(await rows()).toEqual(['One', 'Two', 'Three']);
});

test('reports that nothing accepted the drop', async () => {
  const page = await show('<button>Here</button><button style="margin-left:200px">There</button>');
  expect(await dragOnto(page, 'Here', 'There')).toMatchObject({
    success: false,
    effect: 'needs_user',
    error_type: 'NeedsUser',
  });
});

test('refuses ends that are not visible together, or one inside the other', async () => {
  const page = await show(
    '<button>Top</button><div style="height:4000px"></div><button>Bottom</button><div tabindex=0 role=button>Outer <button>Inner</button></div>',
  );
  expect(await dragOnto(page, 'Top', 'Bottom')).toMatchObject({
    success: false,
    error_type: 'NotInteractable',
  });
  expect(await dragOnto(page, 'Outer', 'button: Inner')).toMatchObject({
    success: false,
    error_type: 'InvalidArgument',
  });
});

test('shows the destination on the card, and drops on no other', async () => {
  const page = await show('<button>Here</button><button id=there style="margin-left:200px">There</button>');
  const [[elementId], [to]] = await Promise.all([page.idsOf('Here'), page.idsOf('There')]);
  const action = { action: 'drag', target: { elementId }, params: { to } };
  const bound = await page.preview(action);
  expect(bound).toMatchObject({ status: 'bound', after: 'onto "There"' });
  await page.page.evaluate(() => {
    const there = document.getElementById('there');
    if (there) there.textContent = 'Trash';
  });
  if (bound.status !== 'bound') throw new Error('It was not bound.');
  const run = {
    key: 'k',
    action: { ...action, target: { elementId } },
    binding: bound.binding,
    language: 'en',
  };
  expect(await page.call('runAction', run)).toMatchObject({ success: false, error_type: 'ElementChanged' });
});

const COUNTED = (script: string) => `${BOARD}<div style="display:flex;gap:40px">
  <ul id=todo><li draggable=true tabindex=0 id=a>Write<li draggable=true tabindex=0 id=b>Draw</ul>
  <div><h2 tabindex=0 role=button id=done style="width:200px;height:60px">Done · <span id=n>0</span></h2></div></div><script>
  let held;
  todo.ondragstart = event => { held = event.target; };
  done.ondragover = event => event.preventDefault();
  done.ondrop = () => { held.remove(); ${script} };
 </script>`;

/** Both on one card. */
async function dragBoth(page: TestPage): Promise<unknown[]> {
  const [to] = await page.idsOf('Done');
  const actions = ['#a', '#b'].map(selector => ({ action: 'drag', target: { selector }, params: { to } }));
  const previews = [];
  for (const action of actions) previews.push(await page.preview(action));
  const outcomes: unknown[] = [];
  for (const [index, action] of actions.entries()) {
    const preview = previews[index];
    const binding = preview?.status === 'bound' ? preview.binding : undefined;
    outcomes.push(await page.call('runAction', { key: String(index), action, binding, language: 'en' }));
  }
  return outcomes;
}

test('drags two things in one card to a place whose name counts them', async () => {
  const page = await show(COUNTED('n.textContent = Number(n.textContent) + 1'));
  expect(await dragBoth(page)).toMatchObject([{ success: true }, { success: true }]);
  expect(await page.page.evaluate('n.textContent')).toBe('2');
});

test.each(
  casesForRun(
    [
      ['is renamed', `n.textContent = '1'; done.firstChild.data = 'Trash · '`],
      ['is numbered in its words', `n.textContent = '1'; done.firstChild.data = 'Done 2 · '`],
    ],
    1,
  ),
)('does not drag the second one to a place that %s', async (_what, script) => {
  const page = await show(COUNTED(script));
  expect(await dragBoth(page)).toMatchObject([{ success: true }, { error_type: 'ElementChanged' }]);
});

const drag = (selector: string, params: Record<string, string | number>) => ({
  action: 'drag',
  target: { selector },
  params,
});

test.each(
  casesForRun(
    [
      ['<textarea id=x style="width:200px;height:80px" aria-label=Notes></textarea>', 60, 40],
      ['<div id=x style="resize:vertical;overflow:auto;width:200px;height:80px">Notes</div>', 0, 40],
    ],
    1,
  ),
)('the browser’s own grip sizes %s', async (html, wider, higher) => {
  const page = await show(html);
  const sizeNow = () =>
    page.page.evaluate(() => {
      const { width, height } = document.querySelector('#x')?.getBoundingClientRect() ?? new DOMRect();
      return [width, height];
    });
  const [width = 0, height = 0] = await sizeNow();
  const action = drag('#x', { dx: 60, dy: 40 });
  expect(await page.preview(action)).toMatchObject({
    after: 'its edge or corner by 60 px right and 40 px down',
  });
  const outcome = await page.act(action);
  expect(outcome).toMatchObject({ success: true, effect: 'changed' });
  expect(await sizeNow()).toEqual([width + wider, height + higher]);
  expect(outcome.message).toContain(`${Math.round(width + wider)} × ${Math.round(height + higher)}`);
});

fullTest('a stroke is drawn from one point of a canvas to another', async () => {
  const page = await show(`<canvas id=x width=200 height=100 aria-label=Drawing></canvas><p id=p></p><script>
    let from;
    x.onmousedown = event => { from = [event.offsetX, event.offsetY]; };
    x.onmouseup = event => { p.textContent = from + ' ' + [event.offsetX, event.offsetY]; };
  </script>`);
  const action = drag('#x', { fromX: 0.1, fromY: 0.2, x: 0.9, y: 0.8 });
  expect(await page.preview(action)).toMatchObject({
    after:
      'from the point 10 % from its left and 20 % from its top, to the point 90 % from the left and 80 % from the top of "Drawing"',
  });
  expect(await page.act(action)).toMatchObject({ success: true });
  expect(await page.page.textContent('p')).toBe('20,20 180,80');
});

test('a slider of the browser is left to fill', async () => {
  const page = await show('<input type=range id=x aria-label=Volume>');
  expect(await page.act(drag('#x', { dx: 30 }))).toMatchObject({
    error_type: 'InvalidArgument',
    message: expect.stringContaining('fill'),
  });
});

test('the pointer moves to the place before the press', async () => {
  const page = await show('<button id=x>Here</button><button id=y style="margin-left:200px">There</button>');
  await page.page.evaluate(() => {
    const types = ['mouseenter', 'mousemove', 'mousedown'];
    for (const type of types)
      document.querySelector('#x')?.addEventListener(type, () => document.body.append(`[${type}]`));
  });
  await page.act(drag('#x', { to: '#y' }));
  expect(await page.page.textContent('body')).toContain('[mouseenter][mousemove][mousedown]');
});

test('a selector for the destination is not dropped on another match', async () => {
  const page = await show(
    '<button id=x>Here</button><button class=to>There</button><button style="margin-left:200px">There</button>',
  );
  const action = drag('#x', { to: '.to' });
  const bound = await page.preview(action);
  if (bound.status !== 'bound') throw new Error('It was not bound.');
  await page.page.evaluate(() => {
    const [, first, second] = document.querySelectorAll('button');
    first?.classList.remove('to');
    second?.classList.add('to');
  });
  const run = { key: 'k', action, binding: bound.binding, language: 'en' };
  expect(await page.call('runAction', run)).toMatchObject({ success: false, error_type: 'ElementChanged' });
});

test.each(
  casesForRun(
    [
      ['a frame drawn in a picture', 'fill:none;stroke:#000', ''],
      ['a filled frame that lets the pointer through', 'fill:#eee', 'pointer-events:none'],
    ],
    1,
  ),
)('onto %s, where the pointer meets what is around it', async (_case, drawn, style) => {
  const page =
    await show(`<svg width=400 height=200><rect id=box x=250 y=50 width=100 height=100 style="${drawn};${style}"/>
    <circle id=x cx=60 cy=100 r=20 fill=red tabindex=0 /></svg><script>
      let isHeld = false;
      x.onmousedown = () => { isHeld = true; };
      document.onmousemove = event => { if (isHeld) x.setAttribute('cx', event.clientX - 8); };
      document.onmouseup = () => { isHeld = false; };
    </script>`);
  const params = { to: '#box' };
  const outcome = await page.act({ action: 'drag', target: { selector: '#x' }, params });
  expect(outcome, outcome.message).toMatchObject({ success: true, effect: 'changed' });
  expect(await page.page.getAttribute('#x', 'cx')).toBe('300');
});

test('not onto what a box that scrolls has cut off', async () => {
  const page =
    await show(`<button id=x>Card</button><div style="position:relative;height:100px;overflow:clip">
    <div id=box style="position:absolute;top:300px;width:100px;height:50px">Bin</div></div><div style="height:400px">Below</div>`);
  const params = { to: '#box' };
  const outcome = await page.act({ action: 'drag', target: { selector: '#x' }, params });
  expect(outcome.success).toBe(false);
});

test('a field is sized by the handle of the box around it', async () => {
  const page = await show(`<div id=frame style="position:relative;width:140px;height:80px">
    <textarea id=x aria-label=Notes style="resize:none;width:100%;height:100%;box-sizing:border-box"></textarea>
    <div id=grip style="position:absolute;right:-5px;bottom:-5px;width:12px;height:12px;cursor:se-resize"></div></div><script>
      let from;
      grip.onmousedown = event => { from = event.clientX; };
      document.onmousemove = event => { if (from !== undefined) frame.style.width = 140 + event.clientX - from + 'px'; };
      document.onmouseup = () => { from = undefined; };
    </script>`);
  const action = { action: 'drag', target: { selector: '#x' }, params: { dx: 60, dy: 10 } };
  expect(await page.preview(action)).toMatchObject({ after: expect.stringContaining('edge or corner') });
  expect(await page.act(action)).toMatchObject({ success: true, effect: 'changed' });
  expect(await page.page.evaluate('frame.offsetWidth')).toBe(200);
});

test('drops nothing on a list that comes under the pointer in the place of another', async () => {
  const lists = ['Backlog', 'Released'].map(
    (name, index) =>
      `<div role=list aria-label="${name}" ondragover="event.preventDefault()" style="width:180px;min-height:80px">${
        index === 0 ? '<div role=listitem draggable=true>Fix fees</div>' : ''
      }</div>`,
  );
  const page = await show(`<div id=board style="display:flex">${lists.join('')}</div><script>
    addEventListener('pointerdown', () => board.prepend(board.lastElementChild));
    addEventListener('drop', () => { document.title = 'Dropped' });
  </script>`);
  const outcome = await page.act({
    action: 'drag',
    target: { selector: '[draggable]' },
    params: { to: '[aria-label=Released]' },
  });
  expect(outcome).toMatchObject({ success: false, error_type: 'ElementChanged' });
  expect(await page.page.title()).toBe('');
});

test('drops nothing on another card that comes under the pointer, though the dragged one has its words', async () => {
  const at = (left: number) => `style="position:absolute;left:${left}px;width:90px;height:40px"`;
  const page = await show(`<div id=a draggable=true tabindex=0 ${at(0)}>Fix fees</div>
    <div id=b tabindex=0 ondragover="event.preventDefault()" ${at(120)}>Released</div>
    <div id=c tabindex=0 ondragover="event.preventDefault()" ${at(240)}>Fix</div><script>
    addEventListener('pointerdown', () => { [b.style.left, c.style.left] = ['240px', '120px']; });
    addEventListener('drop', () => { document.title = 'Dropped' });
  </script>`);
  const outcome = await page.act({ action: 'drag', target: { selector: '#a' }, params: { to: '#b' } });
  expect(outcome).toMatchObject({ success: false, error_type: 'ElementChanged' });
  expect(await page.page.title()).toBe('');
});
