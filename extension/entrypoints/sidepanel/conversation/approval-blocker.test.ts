import { expect, test } from 'vitest';
import { approvalBlocker } from './approval-blocker.ts';
import type { Row } from './card.ts';

test('names the first obstacle to an approval', () => {
  const action = { action: 'click', target: { elementId: 'e_1' }, params: {} };
  const row: Row = {
    action,
    preview: { status: 'bound', binding: { kind: 'page' }, effect: 'acts' },
    documentId: 'top',
  };
  const blockerOf = (...rows: Row[]) =>
    approvalBlocker(
      { id: 'call', card: { kind: 'actions', rows } },
      { chosenFiles: undefined, seenRows: { callId: 'call', previews: rows.map(({ preview }) => preview) } },
    );
  expect(blockerOf(row)).toBeUndefined();
  expect(blockerOf({ ...row, unticked: true })).toBe('none-ticked');
  expect(blockerOf({ ...row, blockedBy: 0 }, { ...row, unticked: true })).toBe('none-possible');
  expect(blockerOf(row, { ...row, draft: action })).toBe('checking');
});
