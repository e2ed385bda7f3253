import type { Conversation } from './conversation.ts';

/** Whether the conversation waits for a program's next call, and for nothing else: nothing is streamed, and nothing runs. */
export function isListening({ program, entries }: Conversation): boolean {
  const last = entries.at(-1);
  if (!program || last?.kind !== 'answer' || last.text !== '') return false;
  return last.state.status === 'waiting' || last.state.status === 'streaming';
}
