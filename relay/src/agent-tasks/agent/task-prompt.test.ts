import { expect, test } from 'vitest';
import { interruptedCall } from './task-prompt.ts';

test.each([
  [undefined, 'It is unknown whether'],
  [{ state: 'approved' } as const, 'It is unknown whether'],
  [{ state: 'pending' } as const, 'still waited for a person'],
  [{ state: 'expired' } as const, 'nobody decided in time'],
])('of a call that was interrupted, with the approval %o, the model hears: %s', (approval, words) => {
  expect(interruptedCall(approval).error).toContain(words);
});
