import { message } from '../messages/message.ts';
import { PageError, toFailure } from '../page/page-error.ts';
import { failed, succeeded } from './contract/observed.ts';
import type { Outcome } from './contract/outcome.ts';
import { withUndoReceipt } from './receipt/with-receipt.ts';
import { runCache, type StoredUndoEntry, undoCache, undoEntryCache } from './run-cache.ts';

/** Undoes the run of a key once: the same key gets the first outcome again. */
export function undoAction({ key }: { key: string }): Promise<Outcome> {
  const known = undoCache.get(key);
  if (known) return known;
  const outcome = outcomeOf(key);
  undoCache.set(key, outcome);
  return outcome;
}

/** The seam where a PageError becomes an outcome. */
async function outcomeOf(key: string): Promise<Outcome> {
  try {
    const ran = await runCache.get(key);
    const kept = undoEntryCache.get(key);
    if (!kept) throw new PageError('PageGone', ran ? message('undo.beyond') : message('undo.forgotten'));
    // An old value may be a secret, so it is deleted as soon as it is used.
    undoEntryCache.delete(key);
    return await withUndoReceipt(() => goBack(kept));
  } catch (thrown) {
    const failure = toFailure(thrown);
    return { success: false, message: failure.message, error_type: failure.type };
  }
}

/** A state that differs from the one after the run was changed since by someone else, and stays. */
async function goBack({ undoEntry, before, after, nature }: StoredUndoEntry): Promise<Outcome> {
  const { name, isFromAnywhere } = undoEntry;
  const now = undoEntry.look();
  if (now === undefined) throw new PageError('StaleElement', message('undo.gone', { name }));
  if (now === before) return succeeded('no_change', message('undo.already', { name }));
  const isOther = now !== after || undoEntry.nature?.() !== nature;
  if (isOther && !isFromAnywhere) throw new PageError('ElementChanged', message('undo.changed', { name }));
  await undoEntry.restore();
  const held = undoEntry.look();
  if (held === undefined) throw new PageError('StaleElement', message('undo.goneMeanwhile', { name }));
  if (held !== before) {
    const { isPressing } = undoEntry;
    return failed(
      isPressing && held !== now ? 'changed' : 'no_change',
      isPressing ? message('undo.pressed', { name }) : message('undo.refused', { name }),
    );
  }
  const isTextOnly = undoEntry.isTextOnly?.() === true;
  return succeeded('changed', message(isTextOnly ? 'undo.textOnly' : 'undo.undone', { name }));
}
