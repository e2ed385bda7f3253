import { expect, test } from 'vitest';
import { type Call, callSchema } from '../conversation/call.ts';
import { isLastUndoable, undoableRows } from './undoable.ts';

interface Ran {
  effect: 'edits' | 'submits';
  undoable?: boolean;
  observed?: string;
}

function callOf(id: string, ran: readonly Ran[], documentId = 'doc'): Call {
  const rows = ran.map(({ effect }) => ({
    action: { action: effect === 'edits' ? 'fill' : 'click', target: { elementId: 'e_1' }, params: {} },
    documentId,
    preview: {
      status: 'bound',
      binding: { kind: 'element', elementId: 'e_1', fingerprint: 'f' },
      facts: { kind: 'field', name: 'Name', origin: 'https://shop.example', inFrame: false },
      effect,
    },
  }));
  const outcomes = ran.map(({ undoable, observed }) => ({
    status: 'ended',
    outcome: {
      success: true,
      message: 'Done.',
      effect: observed ?? 'changed',
      ...(undoable && { undoable }),
    },
  }));
  return callSchema.parse({
    kind: 'call',
    id,
    toolName: 'page_action',
    argumentsText: '[]',
    page: { tabId: 7, documentId, url: 'https://shop.example/', title: 'Shop' },
    state: {
      status: 'done',
      card: { kind: 'actions', rows },
      rows: outcomes,
      reply: { kind: 'result', result: {} },
      delivery: 'sent',
    },
  });
}

const FILL: Ran = { effect: 'edits', undoable: true };
const SUBMIT: Ran = { effect: 'submits' };

test('what a later row submitted is not undone, what came after it is', () => {
  const call = callOf('one', [FILL, SUBMIT, FILL]);
  expect(undoableRows(call, [call])).toEqual([2]);
  const sent = callOf('two', [FILL, { ...FILL, observed: 'submitted' }]);
  expect(undoableRows(sent, [sent])).toEqual([]);
});

test('nor what a later call submitted from the same document', () => {
  const filled = callOf('one', [FILL]);
  const sent = callOf('two', [SUBMIT]);
  expect(isLastUndoable([filled], filled)).toBe(true);
  expect(isLastUndoable([filled, sent], filled)).toBe(false);
  const elsewhere = callOf('two', [SUBMIT], 'other');
  expect(isLastUndoable([filled, elsewhere], filled)).toBe(true);
});
