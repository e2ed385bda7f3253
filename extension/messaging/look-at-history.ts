import type { HistorySteps } from '../page/history-steps.ts';

/** Runs in the document, as text: it can use nothing from outside of itself. */
export function lookAtHistory(): { ok: true; value: HistorySteps } {
  const at = navigation.currentEntry?.index ?? -1;
  const entries = navigation.entries();
  const before = entries[at - 1];
  const after = at >= 0 ? entries[at + 1] : undefined;
  const value = {
    length: history.length,
    ...(before?.url ? { back: before.url } : {}),
    ...(after?.url ? { forward: after.url } : {}),
    keys: entries.slice(0, at + 1).map(({ key }) => key),
    ...(after ? { nextKey: after.key } : {}),
  };
  return { ok: true, value };
}
