import { cleanName } from '../../page/dom/clean-text.ts';
import { linkOf, redrawsFrame, submissionOf } from '../../page/dom/destination.ts';
import { isDisabled } from '../../page/dom/element-state.ts';
import { linkExtrasOf } from '../../page/dom/link-extras.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { toFailure } from '../../page/page-error.ts';
import type { EffectClass } from '../contract/action.ts';
import type { PreviewDetails } from '../contract/operation.ts';
import { disabledError } from '../contract/operation-target.ts';
import { assertAllowedAddress, isNowhere } from './allowed-address.ts';

/** Throws for elements that no operation may press. */
export function assertPressable(element: Element): void {
  assertAllowed(element);
  assertEnabled(element);
}

function assertEnabled(element: Element): void {
  if (isDisabled(element)) throw disabledError(shortName(element));
}

/** Of what may be enabled before its turn. Throws for elements that no operation may press. */
export function previewPress(element: Element, mildest: EffectClass): PreviewDetails {
  assertAllowed(element);
  return { ...pressDetails(element, mildest), ...notYetOf(() => assertEnabled(element)) };
}

/** What stands in the way for now: an earlier row, or the page by itself, may remove it before the run. */
export function notYetOf(assertReady: () => void): Pick<PreviewDetails, 'notYet'> {
  try {
    assertReady();
    return {};
  } catch (thrown) {
    return { notYet: toFailure(thrown) };
  }
}

function assertAllowed(element: Element): void {
  const [link, submission] = [linkOf(element), submissionOf(element)];
  if (link && !isSavedHere(element, link)) assertAllowedAddress(link);
  if (submission && !redrawsFrame(element, submission)) assertAllowedAddress(submission);
}

/** A file that the page has made itself: the browser saves it, and opens nothing. */
function isSavedHere(element: Element, { protocol }: URL): boolean {
  return /^(blob|data):$/u.test(protocol) && linkExtrasOf(element).downloads !== undefined;
}

/** The effect of a press; `mildest` when it neither navigates nor submits. */
export function pressDetails(element: Element, mildest: EffectClass): PreviewDetails {
  const destination = submissionOf(element);
  if (destination) return submitDetails(element, destination);
  return { effect: leavesDocument(element) ? 'leaves' : mildest };
}

/** Of a mail address. */
const MAX_PROGRAM = 200;

export function submitDetails(element: Element, destination: URL): PreviewDetails {
  const submit = { effect: 'submits' as const, submitter: element };
  // A script submits a form without a destination.
  if (isNowhere(destination) || redrawsFrame(element, destination)) return submit;
  const { protocol } = destination;
  // Another program than the browser has no origin.
  const program = cleanName(`${protocol}${destination.pathname}`, MAX_PROGRAM, 0);
  const origin = destination.origin === 'null' ? program : destination.origin;
  // Not of its address: a `srcdoc` frame has the origin of the page around it.
  return { ...submit, submitsTo: { origin, foreign: origin !== self.origin } };
}

/** A link within the document does not leave it. */
function leavesDocument(element: Element): boolean {
  const destination = linkOf(element);
  if (!destination || isNowhere(destination) || isSavedHere(element, destination)) return false;
  return destination.href.split('#')[0] !== location.href.split('#')[0];
}
