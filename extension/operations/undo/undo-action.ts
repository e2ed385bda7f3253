import type { Language } from '@assent/shared';
import { PageError, toFailure } from '../../page/page-error.ts';
import type { Outcome } from '../outcome.ts';
import { withUndoReceipt } from '../receipt/with-receipt.ts';
import { runCache } from '../run-cache.ts';
import { type StoredUndoEntry, undoCache, undoEntryCache } from './undo-entry-cache.ts';
import { UNDO_WORDS } from './undo-words.ts';

/** Goes back from what was run under a key, once: the same key again gets the first outcome. */
export function undoAction({ key, language }: { key: string; language: Language }): Promise<Outcome> {
  const known = undoCache.get(key);
  if (known) return known;
  const outcome = outcomeOf(key, language);
  undoCache.set(key, outcome);
  return outcome;
}

/** The seam where a PageError becomes an outcome. */
async function outcomeOf(key: string, language: Language): Promise<Outcome> {
  try {
    const ran = await runCache.get(key);
    const kept = undoEntryCache.get(key);
    const { beyond, forgotten } = UNDO_WORDS[language];
    if (!kept) throw new PageError('PageGone', ran ? beyond : forgotten);
    // An old value may be a secret: it is forgotten as soon as it is used.
    undoEntryCache.delete(key);
    return await withUndoReceipt(() => goBack(kept, language), language);
  } catch (thrown) {
    const { type, message } = toFailure(thrown);
    return { success: false, message, error_type: type };
  }
}

/** What is no longer as the deed left it was changed by somebody since, and is theirs. */
async function goBack(
  { undoEntry, before, after, nature }: StoredUndoEntry,
  language: Language,
): Promise<Outcome> {
  const { name, isFromAnywhere } = undoEntry;
  const words = UNDO_WORDS[language];
  const now = undoEntry.look();
  if (now === undefined) throw new PageError('StaleElement', words.gone(name));
  if (now === before) return { success: true, message: words.already(name), effect: 'no_change' };
  const isOther = now !== after || undoEntry.nature?.() !== nature;
  if (isOther && !isFromAnywhere) throw new PageError('ElementChanged', words.changed(name));
  const restored = await undoEntry.restore();
  const held = undoEntry.look();
  if (held === undefined) throw new PageError('StaleElement', words.goneMeanwhile(name));
  if (held !== before) {
    const message = undoEntry.isPressing ? words.pressed(name) : words.refused(name);
    return {
      success: false,
      message,
      effect: undoEntry.isPressing && held !== now ? 'changed' : 'no_change',
    };
  }
  const message = restored === 'whole' ? words.undone(name) : words.textOnly(name);
  return { success: true, message, effect: 'changed' };
}
