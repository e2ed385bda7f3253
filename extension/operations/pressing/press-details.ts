import { linkOf, submissionOf } from '../../page/dom/destination.ts';
import { isDisabled } from '../../page/dom/element-state.ts';
import { shortName } from '../../page/naming/short-name.ts';
import type { EffectClass } from '../contract/action.ts';
import type { PreviewDetails } from '../contract/operation.ts';
import { disabledError } from '../contract/operation-target.ts';
import { assertAllowedAddress, isNowhere } from './allowed-address.ts';

/** Throws for elements that no operation may press. */
export function assertPressable(element: Element): void {
  for (const destination of [linkOf(element), submissionOf(element)]) {
    if (destination) assertAllowedAddress(destination);
  }
  if (isDisabled(element)) throw disabledError(shortName(element));
}

/** The effect of a press; `mildest` when it neither navigates nor submits. */
export function pressDetails(element: Element, mildest: EffectClass): PreviewDetails {
  const destination = submissionOf(element);
  if (destination) return submitDetails(element, destination);
  return { effect: leavesDocument(element) ? 'leaves' : mildest };
}

export function submitDetails(element: Element, destination: URL): PreviewDetails {
  const submit = { effect: 'submits' as const, submitter: element };
  // A script submits a form without a destination.
  if (isNowhere(destination)) return submit;
  const { protocol } = destination;
  // Another program than the browser has no origin.
  const origin = destination.origin === 'null' ? protocol : destination.origin;
  return { ...submit, submitsTo: { origin, foreign: origin !== location.origin } };
}

/** A link within the document does not leave it. */
function leavesDocument(element: Element): boolean {
  const destination = linkOf(element);
  if (!destination || isNowhere(destination)) return false;
  return destination.href.split('#')[0] !== location.href.split('#')[0];
}
