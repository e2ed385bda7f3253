import type { ToolCall, Turn } from './turn.ts';

/** The call that still waits for its result. */
export function openCall(turns: readonly Turn[]): ToolCall | undefined {
  const last = turns.at(-1);
  return last?.role === 'assistant' ? last.call : undefined;
}

const NOT_EXECUTED = JSON.stringify({
  success: false,
  error: 'Not executed: the person wrote a new message instead of deciding on this call. Nothing was done.',
  error_type: 'Rejected',
});

/** Models refuse a history in which a call has no result, so an abandoned call gets one that says so. */
export function closeOpenCall(turns: readonly Turn[]): readonly Turn[] {
  const call = openCall(turns);
  return call ? [...turns, { role: 'result', call, content: NOT_EXECUTED, failed: true }] : turns;
}
