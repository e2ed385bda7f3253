import type { Language } from '@assent/shared';
import type { ElementFacts } from '../page/element-facts.ts';
import { isSameContext, rememberContext } from '../page/identity/context.ts';
import { elementIds } from '../page/identity/element-ids.ts';
import { type Fingerprints, fingerprintsOf, selectionFingerprint } from '../page/identity/fingerprint.ts';
import { hashText } from '../page/identity/hash-text.ts';
import { hiddenFieldsOf, sentFieldsOf } from '../page/identity/sent-fields.ts';
import { PageError } from '../page/page-error.ts';
import { readDistinction, readOwnFacts } from '../page/reading/read-facts.ts';
import { selectedRange } from '../page/reading/read-selection.ts';
import { elementOfId } from '../page/search/resolve-target.ts';
import { backgroundMutationsSoFar } from '../page/timing/background-mutations.ts';
import { hasPersonActedSince, watchPerson } from '../page/timing/watch-person.ts';
import type { BoundTarget, PreparedHandler, PreviewDetails } from './operation.ts';
import type { Binding, BoundState, ElementBinding } from './preview.ts';
import { runCache } from './run-cache.ts';

type Surroundings = Pick<ElementFacts, 'place' | 'near'>;

interface Shown {
  details: PreviewDetails;
  facts: ElementFacts | undefined;
  /** Only to see whether the card still says what is there: nothing is remembered for an approval. */
  isRevalidation: boolean;
}

/** What an approval of a card that says this will bind. */
export function bindTarget(
  target: BoundTarget,
  { details, facts, isRevalidation }: Shown,
  handler: PreparedHandler,
  language: Language,
): Binding {
  switch (target.kind) {
    case 'page':
      return { kind: 'page' };
    case 'selection':
      return { kind: 'selection', fingerprint: selectionFingerprint(target.range) };
    case 'element': {
      const isToldApart = facts?.place !== undefined || facts?.near !== undefined;
      return {
        kind: 'element',
        elementId: elementIds.idOf(target.element),
        ...ownPrints(target, details, handler, language),
        ...(isToldApart ? { surroundings: surroundingsPrint(facts) } : {}),
        ...(isRevalidation ? {} : { state: stateOf(target.element, details) }),
      };
    }
  }
}

/** What was approved, if it still is what was shown. Throws `ElementChanged` or `StaleElement` otherwise. */
export function boundTarget(binding: Binding, handler: PreparedHandler, language: Language): BoundTarget {
  switch (binding.kind) {
    case 'page':
      return { kind: 'page', document };
    case 'tab':
      throw new PageError('InternalError', 'What is bound to a tab is not done in a page.');
    case 'selection': {
      const range = selectedRange();
      if (!range || selectionFingerprint(range) !== binding.fingerprint) {
        throw new PageError('ElementChanged', SELECTION_CHANGED[language]);
      }
      return { kind: 'selection', range };
    }
    case 'element': {
      const element = boundElement(binding, language);
      if (!isSame(element, binding, handler, language)) throw elementChanged(language);
      return { kind: 'element', element };
    }
  }
}

/**
 * The very node that was shown. What the page drew in its place since then was never shown, and what listens to it
 * cannot be seen, so it is asked for again.
 */
function boundElement({ elementId }: ElementBinding, language: Language): Element {
  const found = elementIds.find(elementId);
  switch (found.status) {
    case 'found':
      return found.element;
    case 'elsewhere':
      // The document is the same, so that only an update of the extension can have forgotten its ids.
      throw new PageError('ElementChanged', FORGOTTEN[language]);
    case 'gone':
      if (elementOfId(elementId, language)) {
        throw new PageError('ElementChanged', DRAWN_ANEW[language](elementId));
      }
      throw elementChanged(language);
  }
}

function elementChanged(language: Language): PageError {
  return new PageError('ElementChanged', ELEMENT_CHANGED[language]);
}

function isSame(
  element: Element,
  binding: ElementBinding,
  handler: PreparedHandler,
  language: Language,
): boolean {
  const target: BoundTarget = { kind: 'element', element };
  const details = handler.preview(target, language);
  const { fingerprint, surroundings, state } = binding;
  if (ownPrints(target, details, handler, language).fingerprint !== fingerprint) return false;
  if (state && !isSameState(element, details, state)) return false;
  return surroundings === undefined || surroundingsPrint(readDistinction(element)) === surroundings;
}

function ownPrints(
  target: Extract<BoundTarget, { kind: 'element' }>,
  { effect, submitsTo, after }: PreviewDetails,
  handler: PreparedHandler,
  language: Language,
): Fingerprints {
  const { name, link } = readOwnFacts(target.element, language);
  const shown = [link, effect, submitsTo, after, handler.binds(target, language)];
  return fingerprintsOf(target.element, name, shown);
}

/** What may change by the approved steps before, and by nothing else. */
function stateOf(element: Element, details: PreviewDetails): BoundState {
  watchPerson();
  return {
    ...statePrints(element, details),
    context: rememberContext(element),
    runs: runCache.size,
    moment: performance.now(),
  };
}

function isSameState(element: Element, details: PreviewDetails, state: BoundState): boolean {
  // What another approved action changed meanwhile, such as the step before in a batch, was to be changed.
  if (state.runs !== runCache.size) return true;
  const now = statePrints(element, details);
  if (now.fingerprint !== state.fingerprint) return false;
  // The person may correct a form before they have it sent.
  if (now.fields !== state.fields && !hasPersonActedSince(state.moment)) return false;
  return isSameContext(element, state.context, backgroundMutationsSoFar());
}

function statePrints(
  element: Element,
  { before, effect }: PreviewDetails,
): Pick<BoundState, 'fingerprint' | 'fields'> {
  const isSent = effect === 'submits';
  const { unseen, seen } = isSent ? sentFieldsOf(element) : { unseen: hiddenFieldsOf(element), seen: [] };
  return {
    fingerprint: hashText(JSON.stringify([before, unseen])),
    fields: hashText(JSON.stringify(seen)),
  };
}

function surroundingsPrint({ place, near }: Surroundings): string {
  return hashText(JSON.stringify([place?.index, place?.count, near]));
}

const SELECTION_CHANGED = {
  zh: '选中的文字在批准之后变了，所以没有执行。请重新提出操作。',
  en: 'The selected text changed after the approval, so nothing was done. Propose the action again.',
} as const;

const ELEMENT_CHANGED = {
  zh: '目标元素在批准之后变了（名称、位置、可见性或去向不同），所以没有执行。请查看最新的元素列表，再重新提出操作。',
  en: 'The target changed after the approval (its name, place, visibility or destination), so nothing was done. Look at the newest list of elements and propose the action again.',
} as const;

const FORGOTTEN = {
  zh: 'Assent 在批准之后更新或重启过，认不出当时显示的元素了，所以没有执行。请用最新元素列表里的 id 重新提出操作，会再确认一次。',
  en: 'Assent was updated or restarted after this was shown and no longer knows which element it was, so nothing was done. Propose the action again with an id from the newest list of elements, so that the person sees it.',
} as const;

const DRAWN_ANEW = {
  zh: (id: string) =>
    `目标元素在批准之后被页面重新绘制，所以没有执行。${id} 现在指代新的那一个，请用它重新提出操作，会再确认一次。`,
  en: (id: string) =>
    `The page drew the target anew after the approval, so nothing was done. ${id} now stands for the new one: propose the action again with it, so that the person sees it.`,
};
