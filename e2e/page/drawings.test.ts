import { expect, test } from 'vitest';
import { descriptions, inBrowser } from './show.ts';

const show = inBrowser();

/** Two nodes with ports, and a line between them, as editors of flows draw them. */
const FLOW = `<style>
  svg{display:block}.node{cursor:move}.port{cursor:crosshair}.go{cursor:pointer}.edge{cursor:pointer;fill:none;stroke:#000;stroke-width:6px}
</style><svg width=600 height=300 id=flow>
  <g class=edge><path d="M130 60 H 380 V 220"/></g>
  <g class=node id=one transform="translate(20,40)"><rect width=110 height=40 fill=#acf /><text x=10 y=25>Timer</text>
    <g class=port-output transform="translate(105,15)"><rect class=port width=10 height=10 /></g></g>
  <g class=node id=two transform="translate(400,200)"><rect width=110 height=40 fill=#cfa /><text x=10 y=25>Log</text>
    <g class=port-input transform="translate(-5,15)"><rect class=port width=10 height=10 /></g>
    <g class=go aria-label="Run once"><circle cx=95 cy=20 r=8 /></g></g>
</svg><p id=info>Nothing selected</p>`;

test('offers the nodes, ports and lines of a diagram', async () => {
  expect(await descriptions(await show(FLOW))).toEqual(
    expect.arrayContaining([
      'draggable: Timer',
      'draggable: [port output]',
      'draggable: Log',
      'draggable: [port input]',
      'clickable: Run once',
    ]),
  );
});

test('names the shape that is laid over a node by the words of the node', async () => {
  const page = await show(
    `<svg width=300 height=200><g class=shape><g><rect x=20 y=20 width=90 height=40 fill=#eee /><text x=30 y=45>Check</text></g>
      <rect class=hit x=18 y=18 width=94 height=44 fill=none pointer-events=all style="cursor:move" /></g>
      <g class=line style="cursor:pointer" aria-label="From Check"><path d="M200 20 V 150" stroke=#000 /></g></svg>`,
  );
  expect(await descriptions(page)).toEqual(['draggable: Check', 'clickable: From Check']);
});

test.each([
  [
    'the parts of an icon',
    '<button>Save<svg width=20 height=20><path d="M0 0h9v9z"/></svg></button>',
    ['button: Save'],
  ],
  [
    'the parts of a picture that is pressed as a whole',
    '<svg width=90 height=90 style="cursor:pointer"><title>Logo</title><g class=a><text y=20>A</text></g></svg>',
    ['clickable: Logo'],
  ],
  ['a chart that only shows', '<svg width=300 height=90><g class=bars><text y=20>A</text></g></svg>', []],
])('does not offer %s', async (_case, html, expected) => {
  expect(await descriptions(await show(html))).toEqual(expected);
});

test('reads texts of a drawing one by one', async () => {
  const page = await show(
    '<div tabindex=0><svg width=300 height=90><text y=20>One</text><text y=60>Two</text></svg></div>',
  );
  expect(await descriptions(page)).toEqual(['clickable: One Two']);
});

test('connects two ports by dragging', async () => {
  const page = await show(`${FLOW}<script>
    let from;
    flow.onmousedown = event => { from = event.target.closest('[class^=port-]'); };
    onmouseup = event => { const to = event.target.closest('[class^=port-]'); info.textContent = from && to ? 'Connected' : 'Missed'; };
  </script>`);
  const [[elementId], [to]] = await Promise.all([page.idsOf('port output'), page.idsOf('port input')]);
  expect(await page.act({ action: 'drag', target: { elementId }, params: { to } })).toMatchObject({
    success: true,
  });
  expect(await page.page.textContent('#info')).toBe('Connected');
});

test('presses a line where it is drawn', async () => {
  const page = await show(`${FLOW}<script>
    document.querySelector('.edge').onclick = () => { info.textContent = 'Line selected'; };
  </script>`);
  expect(await page.act({ action: 'click', target: { selector: '.edge' } })).toMatchObject({ success: true });
  expect(await page.page.textContent('#info')).toBe('Line selected');
});

test('a panel beside follows the node that is pressed', async () => {
  const page = await show(`${FLOW}<script>
    one.onmousedown = () => { info.textContent = 'Node of the kind timer'; };
    one.ondblclick = () => { info.textContent = 'Editing the timer'; };
  </script>`);
  const [elementId] = await page.idsOf('Timer');
  expect(await page.act({ action: 'double_click', target: { elementId } })).toMatchObject({ success: true });
  expect(await page.page.textContent('#info')).toBe('Editing the timer');
});

test('offers a canvas that takes all gestures, however large it is', async () => {
  const page = await show(
    '<style>body{margin:0}</style><canvas width=1000 height=700 style="display:block;width:100vw;height:100vh;touch-action:none"></canvas>',
  );
  expect(await descriptions(page)).toEqual(['draggable: [canvas]']);
});
