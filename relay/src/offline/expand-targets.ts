import { ANY_KIND } from './affinities.ts';
import type { DescribedElement } from './described-element.ts';
import { findElement } from './find-element.ts';
import type { Intent } from './intent.ts';

const CONJUNCTION =
  /\s*(?:,|，|、|；|;|。|然后|接着|以及|和|与)\s*(?:and\s+)?(?:then\s+)?|\s+(?:and then|then|and also|and|also|plus)\s+(?:the\s+)?/giu;

/**
 * "Tick A and B" is two steps, unless an element is called "A and B". Each part is a step of its own, so that one that is
 * not on the page is missed and said.
 */
export function expandTargets(intents: readonly Intent[], elements: readonly DescribedElement[]): Intent[] {
  return intents.flatMap(intent => expandTarget(intent, elements));
}

function expandTarget(intent: Intent, elements: readonly DescribedElement[]): readonly Intent[] {
  switch (intent.verb) {
    case 'check':
    case 'click':
      return partsOf(intent.target, elements).map(target => ({ ...intent, target }));
    case 'highlight':
    case 'underline':
      return intent.target === undefined
        ? [intent]
        : partsOf(intent.target, elements).map(target => ({ ...intent, target }));
    default:
      return [intent];
  }
}

function partsOf(phrase: string, elements: readonly DescribedElement[]): string[] {
  const parts = phrase.split(CONJUNCTION).filter(part => part.trim() !== '');
  return parts.length < 2 || isWholeName(phrase, elements) ? [phrase] : parts;
}

/** Half of the words fit "A" alone; only a name with the conjunction in it keeps the phrase together. */
function isWholeName(phrase: string, elements: readonly DescribedElement[]): boolean {
  const finding = findElement(phrase, elements, ANY_KIND);
  if (finding.kind === 'none') return false;
  const found = finding.kind === 'found' ? [finding.element] : finding.elements;
  return found.some(({ name, hints }) => [name, hints.near].some(text => text.split(CONJUNCTION).length > 1));
}
