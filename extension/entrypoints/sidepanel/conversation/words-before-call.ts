import type { Entry } from './conversation.ts';

/** What the model itself wrote directly before a call; empty when it said nothing. */
export function wordsBeforeCall(entries: readonly Entry[], callId: string): string {
  const at = entries.findIndex(entry => entry.id === callId);
  const before = entries.slice(0, at).findLast(entry => entry.kind === 'answer' || entry.kind === 'person');
  return before?.kind === 'answer' ? before.text : '';
}
