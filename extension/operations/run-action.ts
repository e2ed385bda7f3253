import type { Language } from '@assent/shared';
import { fingerprintOf, selectionFingerprint } from '../page/identity/fingerprint.ts';
import { elementOfId } from '../page/identity/resolve-target.ts';
import { PageError, toFailure } from '../page/page-error.ts';
import { selectedRange } from '../page/read-selection.ts';
import type { Action } from './action.ts';
import { requireOperation } from './list.ts';
import type { BoundTarget } from './operation.ts';
import type { Outcome } from './outcome.ts';
import type { Binding } from './preview.ts';

export interface ApprovedAction {
  /** Names this very approval. */
  key: string;
  action: Action;
  binding: Binding;
  language: Language;
}

/** The outcome of every approval that this document has run. Kept as long as the document: one approval, one run. */
const ledger = new Map<string, Promise<Outcome>>();

/** Runs an approved action once: the same key again, even at the same time, gets the first outcome. */
export function runAction(approved: ApprovedAction): Promise<Outcome> {
  const known = ledger.get(approved.key);
  if (known) return known;
  const outcome = outcomeOf(approved);
  ledger.set(approved.key, outcome);
  return outcome;
}

/** The seam where a PageError becomes an outcome. */
async function outcomeOf({ action, binding, language }: ApprovedAction): Promise<Outcome> {
  try {
    const prepared = requireOperation(action.action).prepare(action.params);
    // Nothing is awaited between this check and the deed.
    return await prepared.run(boundTarget(binding, language), language);
  } catch (thrown) {
    const { type, message } = toFailure(thrown);
    return { success: false, message, error_type: type };
  }
}

/** What was approved, if it still is what was shown. Throws `ElementChanged` or `StaleElement` otherwise. */
function boundTarget(binding: Binding, language: Language): BoundTarget {
  switch (binding.kind) {
    case 'page':
      return { kind: 'page', document };
    case 'selection': {
      const range = selectedRange();
      if (!range || selectionFingerprint(range) !== binding.fingerprint) {
        throw new PageError('ElementChanged', SELECTION_CHANGED[language]);
      }
      return { kind: 'selection', range };
    }
    case 'element': {
      const element = elementOfId(binding.elementId, language);
      if (!element || fingerprintOf(element) !== binding.fingerprint) {
        throw new PageError('ElementChanged', ELEMENT_CHANGED[language]);
      }
      return { kind: 'element', element };
    }
  }
}

const SELECTION_CHANGED = {
  zh: '选中的文字在批准之后变了，所以没有执行。请重新提出操作。',
  en: 'The selected text changed after the approval, so nothing was done. Propose the action again.',
} as const;

const ELEMENT_CHANGED = {
  zh: '目标元素在批准之后变了（名称、位置、可见性或去向不同），所以没有执行。请查看最新的元素列表，再重新提出操作。',
  en: 'The target changed after the approval (its name, place, visibility or destination), so nothing was done. Look at the newest list of elements and propose the action again.',
} as const;
