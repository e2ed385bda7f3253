import { closestComposed } from '../../page/dom/composed-tree.ts';
import { inlineScriptsOf } from '../../page/dom/destination.ts';
import { isDisabled } from '../../page/dom/element-state.ts';
import { formOf } from '../../page/dom/element-types.ts';
import { formActionOf, formMethodOf, localNameOf } from '../../page/dom/native-dom.ts';
import type { KeyStroke } from '../../page/keys/key-stroke.ts';
import { consequenceOf } from '../../page/keys/key-target.ts';
import { shortName } from '../../page/naming/short-name.ts';
import type { PreviewDetails } from '../contract/operation.ts';
import { disabledError } from '../contract/operation-target.ts';
import { assertAllowedAddress } from './allowed-address.ts';
import { assertPressable, pressDetails, submitDetails } from './press-details.ts';

/** The worst that a key can do. Enter in a form may send it, whether the browser does that or a script of the page. */
export function keyDetails(element: Element, stroke: KeyStroke): PreviewDetails {
  if (isDisabled(element)) throw disabledError(shortName(element));
  const consequence = consequenceOf(element, stroke);
  if (consequence.kind === 'click') {
    assertPressable(consequence.element);
    return pressDetails(consequence.element, 'acts');
  }
  const form = sendingForm(element, stroke);
  if (!form || formMethodOf(form) === 'dialog') return { effect: 'acts' };
  const destination = URL.parse(formActionOf(form), document.baseURI);
  if (!destination) return { effect: 'submits' };
  assertAllowedAddress(destination);
  return submitDetails(destination);
}

function sendingForm(element: Element, stroke: KeyStroke): HTMLFormElement | undefined {
  const form = formOf(element) ?? formAround(element);
  if (!form) return undefined;
  const isScripted = [element, form].some(at =>
    inlineScriptsOf(at).some(
      ([event, script]) => event.startsWith('onkey') && /submit|location/iu.test(script),
    ),
  );
  return stroke.key === 'Enter' || isScripted ? form : undefined;
}

function formAround(element: Element): HTMLFormElement | undefined {
  const form = closestComposed(element, at => localNameOf(at) === 'form');
  return form instanceof HTMLFormElement ? form : undefined;
}
