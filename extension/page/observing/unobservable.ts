import { composedAncestry } from '../dom/composed-tree.ts';
import { attributeOf, isMatching, textOf } from '../dom/native-dom.ts';

/**
 * Why a page may not have answered a synthetic click: it shows no document, it checks `isTrusted`, or it opens a window,
 * which browsers allow only after a real click.
 */
export type Unobservable = 'drawing' | 'embedded' | 'distrust' | 'window';

/** Only what can be seen in the document: scripts in files of their own cannot be read from here. */
export function unobservableReason(element: Element): Unobservable | undefined {
  if (holds(element, 'canvas')) return 'drawing';
  if (holds(element, 'embed, object, video, audio')) return 'embedded';
  const handlers = [...composedAncestry(element)].map(at => attributeOf(at, 'onclick') ?? '').join('\n');
  if (OPENS_WINDOW.test(handlers)) return 'window';
  return ASKS_WHO.test(handlers) || isDistrustful() ? 'distrust' : undefined;
}

const OPENS_WINDOW = /\bopen\(|\bshow\w*Picker\(|\brequestFullscreen\(/u;
/** As a condition, and not as one name in a list of what events have, as in React. */
const ASKS_WHO = /\.isTrusted\b|[{,]\s*isTrusted\s*(?:,[^{}:]*)?\}\s*(?:\)|=)/u;

/** Longer ones are bundles of libraries, which ask for reasons of their own. */
const LONGEST_SCRIPT = 20_000;

function holds(element: Element, selector: string): boolean {
  return isMatching(element, selector) || Element.prototype.querySelector.call(element, selector) !== null;
}

function isDistrustful(): boolean {
  const scripts = Document.prototype.querySelectorAll.call(document, 'script:not([src])');
  return [...scripts].map(textOf).some(text => text.length <= LONGEST_SCRIPT && ASKS_WHO.test(text));
}
