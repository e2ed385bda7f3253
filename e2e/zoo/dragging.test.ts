import { expect, test } from 'vitest';
import { inBrowser } from '../page/show.ts';
import { showWidgets } from './show-widgets.ts';

const show = inBrowser();

type Params = Record<string, string | number>;

/** What can be dragged is offered, though only the gestures that the page takes tell of it. */
test.each([
  ['jquery-ui-dragging.ts', 'draggable: One'],
  ['interact-dragging.ts', 'draggable: Card'],
])('%s: offers "%s"', async (file, description) => {
  const zoo = await showWidgets(show, file);
  await expect.poll(async () => (await zoo.idsOf(description)).length).toBeGreaterThan(0);
});

/** In a list of rows: what is dragged, by its number, and where. */
const row = (list: string, number: number): string => `#${list} > :nth-child(${number})`;

test.each<[file: string, target: string, params: Params, state: string, held: unknown]>([
  [
    'sortable-lists.ts',
    row('native', 1),
    { to: row('native', 3), position: 'after' },
    'native',
    'Two,Three,One,Four',
  ],
  [
    'sortable-lists.ts',
    row('native', 4),
    { to: row('native', 1), position: 'before' },
    'native',
    'Four,One,Two,Three',
  ],
  [
    'sortable-lists.ts',
    row('native', 2),
    { to: row('native', 1), position: 'before' },
    'native',
    'Two,One,Three,Four',
  ],
  [
    'sortable-lists.ts',
    row('fallback', 1),
    { to: row('fallback', 3), position: 'after' },
    'fallback',
    'Two,Three,One,Four',
  ],
  [
    'sortable-lists.ts',
    row('fallback', 4),
    { to: row('fallback', 2), position: 'before' },
    'fallback',
    'One,Four,Two,Three',
  ],
  [
    'sortable-lists.ts',
    row('grid', 1),
    { to: row('grid', 4), position: 'after' },
    'grid',
    'Two,Three,Four,One',
  ],
  [
    'sortable-lists.ts',
    row('grid', 4),
    { to: row('grid', 1), position: 'before' },
    'grid',
    'Four,One,Two,Three',
  ],
  [
    'sortable-lists.ts',
    row('handles', 3),
    { to: row('handles', 1), position: 'before' },
    'handles',
    'Three,One,Two,Four',
  ],
  ['sortable-lists.ts', row('todo', 2), { to: '#done', position: 'inside' }, 'todo', 'One,Three,Four'],
  [
    'jquery-ui-dragging.ts',
    row('list', 1),
    { to: row('list', 3), position: 'after' },
    'list',
    'Two,Three,One,Four',
  ],
  [
    'jquery-ui-dragging.ts',
    row('list', 4),
    { to: row('list', 2), position: 'before' },
    'list',
    'One,Four,Two,Three',
  ],
  [
    'jquery-ui-dragging.ts',
    row('list', 2),
    { to: row('list', 1), position: 'before' },
    'list',
    'Two,One,Three,Four',
  ],
  [
    'jquery-ui-dragging.ts',
    row('grid', 1),
    { to: row('grid', 4), position: 'after' },
    'grid',
    'Two,Three,Four,One',
  ],
  [
    'jquery-ui-dragging.ts',
    row('grid', 4),
    { to: row('grid', 1), position: 'before' },
    'grid',
    'Four,One,Two,Three',
  ],
  [
    'jquery-ui-dragging.ts',
    row('grid', 2),
    { to: row('grid', 1), position: 'before' },
    'grid',
    'Two,One,Three,Four',
  ],
  [
    'jquery-ui-dragging.ts',
    row('grid', 1),
    { to: row('grid', 3), position: 'after' },
    'grid',
    'Two,Three,One,Four',
  ],
  ['jquery-ui-dragging.ts', '#notes', { dx: 30, dy: 20 }, 'notes', [156, 86]],
  ['jquery-ui-dragging.ts', '#ball', { dx: 60, dy: 40 }, 'ball', [60, 40]],
  ['jquery-ui-dragging.ts', '#ball', { to: '#box' }, 'dropped', true],
  ['jquery-ui-dragging.ts', '#ball', { to: '#area', x: 0.5, y: 0.9 }, 'ball', expect.anything()],
  ['jquery-ui-dragging.ts', '#panel', { dx: 50, dy: 30 }, 'panel', [170, 110]],
  ['jquery-ui-dragging.ts', '#panel', { dx: 50 }, 'panel', [170, 80]],
  ['jquery-ui-dragging.ts', '#panel .ui-resizable-se', { dx: 20, dy: 10 }, 'panel', [140, 90]],
  ['jquery-ui-dragging.ts', '#slider .ui-slider-handle', { to: '#slider', x: 0.75 }, 'slider', 74],
  ['jquery-ui-dragging.ts', '#slider .ui-slider-handle', { dx: 100 }, 'slider', 50],
  ['interact-dragging.ts', '#card', { to: '#zone' }, 'dropped', true],
  ['interact-dragging.ts', '#card', { dx: 90, dy: 30 }, 'card', [90, 30]],
  ['interact-dragging.ts', '#panel', { fromX: 1, fromY: 0.5, dx: 60 }, 'panel', [182, 82]],
  ['dragula-lists.ts', row('todo', 1), { to: row('todo', 3), position: 'after' }, 'todo', 'Two,Three,One'],
  ['dragula-lists.ts', row('todo', 2), { to: '#done' }, 'todo', 'One,Three'],
  [
    'dnd-kit-list.jsx',
    '#root > [role=button]:nth-of-type(1)',
    { to: '#root > [role=button]:nth-of-type(3)', position: 'after' },
    'list',
    'Two,Three,One,Four',
  ],
  ['dnd-kit-list.jsx', 'text=Card', { to: '#zone' }, 'dropped', 'zone'],
  ['d3-dragging.ts', '#red', { to: '#box' }, 'red', [310, 170]],
  ['d3-dragging.ts', '#square', { to: '#box', x: 0.5, y: 0.5 }, 'square', [295, 155]],
  ['d3-dragging.ts', '#blue', { dx: 70, dy: -20 }, 'blue', [190, 40]],
])('%s: %s by %o', async (file, selector, params, state, held) => {
  const zoo = await showWidgets(show, file);
  const [, text] = /^text=(.+)$/u.exec(selector) ?? [];
  const target = text === undefined ? { selector } : { description: text };
  await zoo.page.waitForSelector(text === undefined ? selector : `text=${text}`, { timeout: 5_000 });
  const outcome = await zoo.act({ action: 'drag', target, params });
  expect(outcome, outcome.message).toMatchObject({ success: true, effect: 'changed' });
  await expect.poll(() => zoo.state(state)).toEqual(held);
});
