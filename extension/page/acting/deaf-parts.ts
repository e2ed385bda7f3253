import { composedAncestry } from '../dom/composed-tree.ts';
import { attributeOf, isMatching } from '../dom/unshadowed.ts';

/** Why a page may not have answered a click that no hand made: what it shows is no document, or it asks who clicked. */
export type Deafness = 'drawing' | 'embedded' | 'distrust';

/** Only what can be seen in the document: scripts in files of their own cannot be read from here. */
export function deafnessOf(element: Element): Deafness | undefined {
  if (holds(element, 'canvas')) return 'drawing';
  if (holds(element, 'embed, object, video, audio')) return 'embedded';
  return isDistrustful(element) ? 'distrust' : undefined;
}

function holds(element: Element, selector: string): boolean {
  return isMatching(element, selector) || element.querySelector(selector) !== null;
}

function isDistrustful(element: Element): boolean {
  const handlers = [...composedAncestry(element)].map(at => attributeOf(at, 'onclick') ?? '');
  const scripts = [...Document.prototype.querySelectorAll.call(document, 'script:not([src])')];
  return [...handlers, ...scripts.map(script => script.textContent ?? '')].some(code =>
    /\bisTrusted\b/u.test(code),
  );
}
