import { expect, test } from 'vitest';
import { interruptedCall } from './task-prompt.ts';

test.each([
  [undefined, 'It is unknown whether'],
  [{ state: 'approved', reason: undefined } as const, 'It is unknown whether'],
  [{ state: 'pending', reason: undefined } as const, 'no approval had come'],
  [{ state: 'void', reason: undefined } as const, 'Nothing was done. Propose it again'],
  [{ state: 'expired', reason: undefined } as const, 'nobody decided in time'],
])('of a call that was interrupted, with the approval %o, the model hears: %s', (approval, words) => {
  expect(interruptedCall(approval).error).toContain(words);
});
