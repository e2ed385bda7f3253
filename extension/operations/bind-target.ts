import { message } from '../messages/message.ts';
import { MAX_NAME_LENGTH } from '../page/dom/clean-text.ts';
import type { ElementFacts } from '../page/element-facts.ts';
import { actionSignatureOf, type NumberOf } from '../page/identity/action-signature.ts';
import { elementIds } from '../page/identity/element-ids.ts';
import { rememberTarget } from '../page/identity/follow-element.ts';
import { hashText } from '../page/identity/hash-text.ts';
import { numberOf } from '../page/identity/node-numbers.ts';
import { accessibleName } from '../page/naming/accessible-name.ts';
import { shortName } from '../page/naming/short-name.ts';
import { NotReady, PageError } from '../page/page-error.ts';
import { readDistinction, readDuplicates, readNameAndLink } from '../page/reading/read-facts.ts';
import { selectedRange } from '../page/reading/read-selection.ts';
import { elementOfId } from '../page/search/resolve-target.ts';
import { readFigures } from '../page/timing/figures.ts';
import { createVisibility } from '../page/visibility/visibility.ts';
import type { BoundTarget, PreparedHandler, PreviewDetails } from './contract/operation.ts';
import type { Binding, ElementBinding } from './contract/preview.ts';
import {
  driftSince,
  isAsShown,
  keepsPlace,
  numberingSince,
  rememberShownState,
  turnedSince,
} from './shown-state.ts';

type Surroundings = Pick<ElementFacts, 'place' | 'near'>;

interface Shown {
  details: PreviewDetails;
  facts: ElementFacts | undefined;
  /** A revalidation only compares; it remembers nothing for an approval. */
  isRevalidation: boolean;
}

/** The binding of an approval of this preview. */
export function bindTarget(
  target: BoundTarget,
  { details, facts, isRevalidation }: Shown,
  handler: PreparedHandler,
): Binding {
  switch (target.kind) {
    case 'page': {
      const fingerprint = pageFingerprint(target, handler);
      return { kind: 'page', ...(fingerprint === undefined ? {} : { fingerprint }) };
    }
    case 'selection':
      return { kind: 'selection', fingerprint: selectionFingerprint(target.range) };
    case 'element': {
      const isDistinguished = facts?.place !== undefined || facts?.near !== undefined;
      const isCounted = facts?.place !== undefined && facts.near === undefined;
      if (!isRevalidation) rememberTarget(target.element);
      return {
        kind: 'element',
        elementId: elementIds.idOf(target.element),
        ...ownFingerprints(target, details, handler),
        ...(isDistinguished ? { surroundings: surroundingsFingerprint(facts) } : {}),
        ...(isRevalidation
          ? {}
          : {
              state: rememberShownState(
                target.element,
                details,
                isCounted ? readDuplicates(target.element) : [],
              ),
            }),
      };
    }
  }
}

/** What more than the person and our own runs has changed of the state that a card stands for; undefined for nothing. */
export function driftFrom(
  shown: Binding,
  target: BoundTarget,
  details: PreviewDetails,
): ReturnType<typeof driftSince> {
  if (target.kind !== 'element' || shown.kind !== 'element' || shown.state === undefined) return undefined;
  return driftSince(target.element, details, shown.state);
}

/** The approved target, if it is unchanged. Throws `ElementChanged` or `StaleElement` otherwise. */
export function boundTarget(binding: Binding, handler: PreparedHandler): BoundTarget {
  switch (binding.kind) {
    case 'page': {
      const target: BoundTarget = { kind: 'page', document };
      if (pageFingerprint(target, handler) === binding.fingerprint) return target;
      throw new PageError('ElementChanged', message('pageTool.changed'));
    }
    case 'tab':
      throw new PageError('InternalError', 'What is bound to a tab is not done in a page.');
    case 'selection': {
      const range = selectedRange();
      if (!range || selectionFingerprint(range) !== binding.fingerprint) {
        throw new PageError('ElementChanged', message('target.selectionChanged'));
      }
      return { kind: 'selection', range };
    }
    case 'element':
      return { kind: 'element', element: boundElement(binding, handler) };
  }
}

/** The node that was shown, or the only one like it that the page drew in its place. */
function boundElement(binding: ElementBinding, handler: PreparedHandler): Element {
  const { elementId } = binding;
  const found = elementIds.find(elementId);
  switch (found.status) {
    case 'found':
      if (isSame(found.element, binding, handler)) return found.element;
      if (!createVisibility().sees(found.element)) throw hiddenMeanwhile();
      // What it opened, or the box of a label, has changed with it.
      assertUnturned(found.element, handler.preview({ kind: 'element', element: found.element }), binding);
      throw elementChanged();
    case 'elsewhere':
      // In the same document, only an update of the extension loses element ids.
      throw new PageError('ElementChanged', message('target.forgotten'));
    case 'gone': {
      const again = elementOfId(elementId);
      if (again && isSame(again, binding, handler)) return again;
      if (again) throw new PageError('ElementChanged', message('target.redrawn', { id: elementId }));
      throw elementChanged();
    }
  }
}

/** Undefined where an operation concerns the page as it is. */
function pageFingerprint(target: BoundTarget, handler: PreparedHandler): string | undefined {
  return handler.bindsPage ? hashText(JSON.stringify(handler.binds(target))) : undefined;
}

function elementChanged(): PageError {
  return new PageError('ElementChanged', message('target.changed'));
}

/** Hidden, it has neither its words nor its place, and nothing can be compared until it is shown again. */
function hiddenMeanwhile(): PageError {
  return new NotReady('ElementChanged', message('target.changed'));
}

/** Throws while it is the same and yet disabled, or turned over. */
function isSame(element: Element, binding: ElementBinding, handler: PreparedHandler): boolean {
  const target: BoundTarget = { kind: 'element', element };
  const details = handler.preview(target);
  if (!isUnchanged(element, details, binding, handler)) return false;
  assertUnturned(element, details, binding);
  if (details.notYet) throw new NotReady(details.notYet.type, details.notYet.message);
  return true;
}

/** A press would do the opposite of what was shown. */
function assertUnturned(element: Element, details: PreviewDetails, { state }: ElementBinding): void {
  const turned = state === undefined ? undefined : turnedSince(element, details, state);
  const kind = turned?.is?.kind ?? turned?.was?.kind;
  if (!turned || !kind) return;
  const [was, is] = [turned.was?.state ?? 'off', turned.is?.state ?? 'off'];
  const name = shortName(element);
  throw new PageError('ElementChanged', message('target.turned', { name, kind, was, is }));
}

function isUnchanged(
  element: Element,
  details: PreviewDetails,
  { fingerprint, surroundings, state }: ElementBinding,
  handler: PreparedHandler,
): boolean {
  const target = { kind: 'element', element } as const;
  const numbering = state === undefined ? undefined : numberingSince(element, state);
  if (ownFingerprints(target, details, handler, numbering).fingerprint !== fingerprint) return false;
  if (state !== undefined && !isAsShown(element, details, state)) return false;
  if (surroundings === undefined) return true;
  // After own runs, what a text tells apart is bound by its context, which knows what pages answer.
  const keptPlace = state === undefined ? undefined : keepsPlace(element, state);
  return keptPlace ?? surroundingsFingerprint(readDistinction(element)) === surroundings;
}

function ownFingerprints(
  target: Extract<BoundTarget, { kind: 'element' }>,
  { effect, submitsTo, after }: PreviewDetails,
  handler: PreparedHandler,
  numbering?: NumberOf,
): Fingerprints {
  const { name, painted = '', link } = readNameAndLink(target.element);
  const shown = [link, effect, submitsTo, handler.bindsAfter ? undefined : after, handler.binds(target)];
  return fingerprintsOf(target.element, [name, painted], shown, numbering);
}

/**
 * Rows may come before the one that a text tells apart from its like. The figures of that text are bound with the context,
 * which knows clocks.
 */
function surroundingsFingerprint({ place, near }: Surroundings): string {
  const distinction = near === undefined ? [place?.index, place?.count] : [readFigures(near).words];
  return hashText(JSON.stringify(distinction));
}

interface Fingerprints {
  /** Of all that an approval relied on. Differs once the element is renamed, hidden, moved, or would act differently. */
  fingerprint: string;
  /** The same without the digits in its name, by which the panel recognises names that count. */
  shape: string;
}

/** `name`, `painted` and `shown`: as on the card. */
function fingerprintsOf(
  element: Element,
  [name, painted]: readonly [name: string, painted: string],
  shown: unknown,
  numbering?: NumberOf,
): Fingerprints {
  const visibility = createVisibility();
  // Uncut: the card leaves out the middle of a long name.
  const whole = accessibleName(element, visibility, 'sees', MAX_NAME_LENGTH);
  const others = [actionSignatureOf(element, numbering), visibility.perceives(element), shown];
  const hash = (...names: string[]) => hashText(JSON.stringify([...names, ...others]));
  // Digits beyond the card's cut are not seen counting.
  const rest = whole === name ? '' : whole;
  const shapeOf = (text: string) => text.replace(/\d+/gu, '#');
  return {
    fingerprint: hash(name, painted, whole),
    shape: hash(shapeOf(name), shapeOf(painted), rest),
  };
}

function selectionFingerprint(range: Range): string {
  const ends = [range.startContainer, range.endContainer].map(numberOf);
  return hashText(JSON.stringify([range.toString(), ...ends, range.startOffset, range.endOffset]));
}
