import { expect, test } from 'vitest';
import type { ToolCall, Turn } from '../../history/turn.ts';
import { countActionsLeft } from './actions-left.ts';

const call = (name: string): ToolCall => ({
  ...{ id: `call_${name}`, name, arguments: '{}', place: 'server' },
});

const called = (name: string): Turn => ({ role: 'assistant', text: '', call: call(name) });

const result = (name: string, said: object): Turn => ({
  ...{ role: 'result', call: call(name), content: JSON.stringify(said), failed: false },
});

test.each<[string, Turn[], number]>([
  ['nothing was done', [], 5],
  [
    'each result says it',
    [result('browser_click', { actions_left: 4 }), result('browser_open', { actions_left: 4 })],
    4,
  ],
  ['a call has no result', [result('browser_fill', { actions_left: 4 }), called('browser_click')], 3],
  ['a look has no result', [result('browser_fill', { actions_left: 4 }), called('browser_extract')], 4],
  ['a result does not say it', [result('browser_click', { success: false })], 4],
  ['more was done than it may', [result('browser_click', { actions_left: 0 }), called('browser_click')], 0],
])('where %s', (_case, turns, left) => {
  expect(countActionsLeft(turns, 5)).toBe(left);
});
