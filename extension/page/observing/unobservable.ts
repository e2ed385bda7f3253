import { composedAncestry } from '../dom/composed-tree.ts';
import { attributeOf, isMatching, textOf } from '../dom/native-dom.ts';

/** Why a page may ignore a synthetic click: no document, an `isTrusted` check, or a window, which needs a real click. */
export type Unobservable = 'drawing' | 'embedded' | 'distrust' | 'window';

/** From inline scripts only; external ones cannot be read. */
export function unobservableReason(element: Element): Unobservable | undefined {
  if (holds(element, 'canvas')) return 'drawing';
  if (holds(element, 'embed, object, video, audio')) return 'embedded';
  const handlers = [...composedAncestry(element)].map(at => attributeOf(at, 'onclick') ?? '').join('\n');
  if (OPENS_WINDOW.test(handlers)) return 'window';
  return ASKS_WHO.test(handlers) || isDistrustful() ? 'distrust' : undefined;
}

const OPENS_WINDOW = /\bopen\(|\bshow\w*Picker\(|\brequestFullscreen\(/u;
/** As a condition, not as a name in a list of event members, as in React. */
const ASKS_WHO = /\.isTrusted\b|[{,]\s*isTrusted\s*(?:,[^{}:]*)?\}\s*(?:\)|=)/u;

/** Longer scripts are bundles, whose libraries check for their own reasons. */
const LONGEST_SCRIPT = 20_000;

function holds(element: Element, selector: string): boolean {
  return isMatching(element, selector) || Element.prototype.querySelector.call(element, selector) !== null;
}

function isDistrustful(): boolean {
  const scripts = Document.prototype.querySelectorAll.call(document, 'script:not([src])');
  return [...scripts].map(textOf).some(text => text.length <= LONGEST_SCRIPT && ASKS_WHO.test(text));
}
