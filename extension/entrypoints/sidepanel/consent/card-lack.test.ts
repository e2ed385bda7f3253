import { expect, test } from 'vitest';
import type { Row } from '../conversation/card.ts';
import { cardLack } from './card-lack.ts';

test('a card says what it lacks', () => {
  const action = { action: 'click', target: { elementId: 'e_1' }, params: {} };
  const row: Row = {
    action,
    preview: { status: 'bound', binding: { kind: 'page' }, effect: 'acts' },
    documentId: 'top',
  };
  const lackOf = (...rows: Row[]) => cardLack({ id: 'call', card: { kind: 'actions', rows } }, undefined);
  expect(lackOf(row)).toBeUndefined();
  expect(lackOf({ ...row, unticked: true })).toBe('none-ticked');
  expect(lackOf({ ...row, blockedBy: 0 }, { ...row, unticked: true })).toBe('none-possible');
  expect(lackOf(row, { ...row, draft: action })).toBe('checking');
});
