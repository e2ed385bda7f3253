import type { AnswerEntry } from '../conversation/conversation.ts';

/** Whether more of an answer is still to come. */
export function isComing({ state: { status } }: AnswerEntry): boolean {
  return status === 'reading' || status === 'waiting' || status === 'streaming';
}
