import type { HistorySteps } from '../page/history-steps.ts';

/** Runs in the document, as text: it can use nothing from outside of itself. */
export function lookAtHistory(): { ok: true; value: HistorySteps } {
  const at = navigation.currentEntry?.index ?? -1;
  const entries = navigation.entries();
  const back = at > 0 ? entries[at - 1]?.url : undefined;
  const forward = at >= 0 ? entries[at + 1]?.url : undefined;
  const value = { length: history.length, ...(back ? { back } : {}), ...(forward ? { forward } : {}) };
  return { ok: true, value };
}
