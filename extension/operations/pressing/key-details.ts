import { type MessageText, message } from '../../messages/message.ts';
import { formAround, inlineScriptsOf, redrawsFrame } from '../../page/dom/destination.ts';
import { isDisabled } from '../../page/dom/element-state.ts';
import { formActionOf, formMethodOf } from '../../page/dom/native-dom.ts';
import { isMac, type KeyStroke } from '../../page/keys/key-stroke.ts';
import { consequenceOf } from '../../page/keys/key-target.ts';
import { shortName } from '../../page/naming/short-name.ts';
import type { PreviewDetails } from '../contract/operation.ts';
import { disabledError } from '../contract/operation-target.ts';
import { assertAllowedAddress } from './allowed-address.ts';
import { assertPressable, pressDetails, submitDetails } from './press-details.ts';

const CLIPBOARD = ['c', 'x', 'v', 'insert'];

/** Windows, tabs, history, zoom, printing, the address bar and developer tools. */
const BROWSER_CHORDS = [...'tnwrlpqhju0+-=', 'tab', 'f4', 'f5', 'pageup', 'pagedown'];

const ALT_CHORDS = ['f4', 'd', 'f', 'e', 'home', 'arrowleft', 'arrowright'];

const BROWSER_KEYS = ['f1', 'f3', 'f5', 'f6', 'f7', 'f11', 'f12', 'contextmenu'];

/** The strongest effect of a key. Enter in a form may submit it, by the browser or by a script. */
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
  if (!redrawsFrame(element, destination)) assertAllowedAddress(destination);
  return submitDetails(element, destination);
}

function sendingForm(element: Element, stroke: KeyStroke): HTMLFormElement | undefined {
  const form = formAround(element);
  if (!form) return undefined;
  const isScripted = [element, form].some(at =>
    inlineScriptsOf(at).some(
      ([event, script]) => event.startsWith('onkey') && /submit|location/iu.test(script),
    ),
  );
  return stroke.key === 'Enter' || isScripted ? form : undefined;
}

/** Why only the user can press a key; undefined for keys that pages receive. */
export function onlyByHand(stroke: KeyStroke): MessageText | undefined {
  const { ctrlKey, altKey, metaKey } = stroke;
  const isCommand = isMac() ? metaKey : ctrlKey;
  const key = stroke.key.toLowerCase();
  if (isCommand && !altKey && CLIPBOARD.includes(key)) return message('key.clipboard');
  if (isCommand && BROWSER_CHORDS.includes(key)) return message('key.browser');
  if (altKey && ALT_CHORDS.includes(key)) return message('key.browser');
  if (metaKey && !isMac()) return message('key.browser');
  if (BROWSER_KEYS.includes(key) || (key === 'f10' && stroke.shiftKey)) return message('key.browser');
  return undefined;
}
