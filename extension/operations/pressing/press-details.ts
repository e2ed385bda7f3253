import { linkOf, submissionOf } from '../../page/dom/destination.ts';
import { isDisabled } from '../../page/dom/element-state.ts';
import { shortName } from '../../page/naming/short-name.ts';
import type { EffectClass } from '../contract/action.ts';
import type { PreviewDetails } from '../contract/operation.ts';
import { disabledError } from '../contract/operation-target.ts';
import { assertAllowedAddress, isNowhere } from './allowed-address.ts';

/** Throws for what is not to be pressed at all, by whatever operation. */
export function assertPressable(element: Element): void {
  for (const destination of [linkOf(element), submissionOf(element)]) {
    if (destination) assertAllowedAddress(destination);
  }
  if (isDisabled(element)) throw disabledError(shortName(element));
}

/** What a press on an element would do, by whatever operation; `mildest` when it neither leaves nor submits. */
export function pressDetails(element: Element, mildest: EffectClass): PreviewDetails {
  const destination = submissionOf(element);
  if (destination) return submitDetails(destination);
  return { effect: leavesDocument(element) ? 'leaves' : mildest };
}

/** That a form is sent, and where. */
export function submitDetails(destination: URL): PreviewDetails {
  // A form to nowhere is sent by whatever script listens to it.
  if (isNowhere(destination)) return { effect: 'submits' };
  const { origin } = destination;
  return { effect: 'submits', submitsTo: { origin, foreign: origin !== location.origin } };
}

/** A link to another document; one to a place in this document stays. */
function leavesDocument(element: Element): boolean {
  const destination = linkOf(element);
  if (!destination || isNowhere(destination)) return false;
  return destination.href.split('#')[0] !== location.href.split('#')[0];
}
