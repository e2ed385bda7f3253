import { composedChildren } from '../dom/composed-tree.ts';
import { isAnyLink } from '../dom/destination.ts';
import { formOf, isButton, isElement, isInput } from '../dom/element-types.ts';
import { attributeOf, formActionOf, formMethodOf, hasAttribute } from '../dom/native-dom.ts';
import { generatedWords } from '../identity/action-signature.ts';
import { maskAddress } from '../secrets/mask-address.ts';
import { textHider } from '../secrets/typed-secrets.ts';
import { withoutTracking } from './tracking-parameters.ts';

/**
 * What a press does that the line of a control does not say: where a long link leads, where its form is sent, and what CSS writes
 * on it. Stays in the page. Undefined for nothing.
 */
export interface ControlEffect {
  link: string;
  form: string;
  drawn: string;
}

/** `name`: what the outline calls it. `mayGenerate`: whether rules of CSS may write words on it. */
export function controlEffectOf(
  element: Element,
  { name, mayGenerate }: { name: string; mayGenerate: boolean },
): ControlEffect | undefined {
  // As it stands: the line has the whole address, but for its end.
  const link = isAnyLink(element) ? withoutTracking(attributeOf(element, 'href') ?? '') : '';
  const form = sentTo(element);
  const drawn = name === '' || mayGenerate ? drawnOn(element, name) : '';
  return link || form || drawn ? { link, form, drawn } : undefined;
}

/** What differs, for people: empty for nothing. */
export function changeOfEffect(
  before: ControlEffect | undefined,
  now: ControlEffect | undefined,
): { before: string; now: string } | undefined {
  for (const part of PARTS) {
    const [was = '', is = ''] = [before?.[part], now?.[part]].map(text => shownOf(part, text ?? ''));
    // Signatures and tokens in addresses change by themselves; the lines of an outline have them masked.
    if (was === is) continue;
    // A tip of CSS comes and goes with the pointer.
    if (part === 'drawn' && (was === '' || is === '')) continue;
    const [shownBefore = '', shownNow = ''] = textHider()([was, is]);
    return { before: worded(part, shownBefore), now: worded(part, shownNow) };
  }
  return undefined;
}

const PARTS = ['link', 'form', 'drawn'] as const satisfies (keyof ControlEffect)[];

/** Whole addresses, since a mask has to see their paths. */
function shownOf(part: keyof ControlEffect, text: string): string {
  if (part === 'drawn' || text === '') return text;
  return maskAddress(part === 'link' ? (URL.parse(text, document.baseURI)?.href ?? text) : text);
}

function worded(part: keyof ControlEffect, text: string): string {
  return `${part} ${JSON.stringify(text.length > MOST ? `…${text.slice(-MOST)}` : text)}`;
}

const MOST = 140;

/** Of a form without an address nothing but its way: that of the document is compared by itself. */
function sentTo(element: Element): string {
  const isSender = isButton(element)
    ? element.type === 'submit'
    : isInput(element) && SENDERS.test(element.type);
  const form = isSender ? formOf(element) : undefined;
  if (!form) return '';
  const method = (attributeOf(element, 'formmethod') ?? formMethodOf(form)).toLowerCase();
  const own = attributeOf(element, 'formaction') || attributeOf(form, 'action');
  if (!own) return method === 'get' ? '' : method;
  const hasOwn = hasAttribute(element, 'formaction') && 'formAction' in element;
  const address = hasOwn ? String(element.formAction) : formActionOf(form);
  return `${method} ${withoutTracking(address)}`;
}

const SENDERS = /^(?:submit|image)$/u;

/** Marks such as arrows turn round, and adorn a name; without a name they are all there is to see. */
function drawnOn(element: Element, name: string): string {
  if (name !== '') return generatedWords(element).filter(isWorded).join(' ');
  return partsOf(element).flatMap(generatedWords).filter(Boolean).join(' ');
}

function isWorded(content: string): boolean {
  return /"[^"]*[\p{L}\p{N}]/u.test(content);
}

/** An icon has few. */
const MOST_PARTS = 6;

function partsOf(element: Element): Element[] {
  const parts = [element];
  for (let at = 0; at < parts.length && parts.length < MOST_PARTS; at += 1)
    for (const child of composedChildren(parts[at] ?? element)) if (isElement(child)) parts.push(child);
  return parts.slice(0, MOST_PARTS);
}
