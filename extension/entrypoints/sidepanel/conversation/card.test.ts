import { expect, test } from 'vitest';
import { type Card, type Row, shownPoints } from './card.ts';

function row(x: number, more: Partial<Row> = {}): Row {
  return {
    action: { action: 'click', target: { elementId: 'e_1' }, params: { x } },
    documentId: 'shop',
    preview: {
      status: 'bound',
      binding: { kind: 'element', elementId: 'e_1', fingerprint: 'f' },
      effect: 'acts',
      points: [{ elementId: 'e_1', x, y: 0.5 }],
    },
    ...more,
  };
}

const failed: Row['preview'] = { status: 'failed', failure: { type: 'StaleElement', message: 'Gone.' } };

const card: Card = {
  kind: 'actions',
  rows: [row(0.1), row(0.2, { preview: failed }), row(0.3, { blockedBy: 1 }), row(0.4)],
};

test('the points of a card are those of the rows that can run', () => {
  expect(shownPoints(card).map(({ x }) => x)).toEqual([0.1, 0.4]);
});

test('the points of one row are its own', () => {
  expect(shownPoints(card, 3).map(({ x }) => x)).toEqual([0.4]);
  expect(shownPoints(card, 1)).toEqual([]);
});

test('a card of a tool of the server has none', () => {
  expect(shownPoints({ kind: 'server' })).toEqual([]);
});
