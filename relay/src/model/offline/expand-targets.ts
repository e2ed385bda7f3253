import type { DescribedElement } from './described-element.ts';
import type { Intent } from './intent.ts';
import { placeIntent } from './place-intent.ts';

const CONJUNCTION = /\s*(?:,|，|、|和|以及|与)\s*(?:and\s+)?|\s+and\s+(?:the\s+)?/iu;

/** "Tick A and B" is two steps, unless an element is called "A and B". */
export function expandTargets(intents: readonly Intent[], elements: readonly DescribedElement[]): Intent[] {
  return intents.flatMap(intent => expandTarget(intent, elements));
}

function expandTarget(intent: Intent, elements: readonly DescribedElement[]): readonly Intent[] {
  if (intent.verb !== 'check' && intent.verb !== 'click') return [intent];
  const phrases = intent.target.split(CONJUNCTION).filter(phrase => phrase !== '');
  if (phrases.length < 2 || isStrong(intent, elements)) return [intent];
  const each = phrases.map(target => ({ ...intent, target }));
  return each.every(single => placeIntent(single, elements).kind === 'placed') ? each : [intent];
}

/** Half of the words fit "A" alone; only the whole name keeps the phrase together. */
function isStrong(
  intent: Extract<Intent, { verb: 'check' | 'click' }>,
  elements: readonly DescribedElement[],
): boolean {
  const placement = placeIntent(intent, elements);
  if (placement.kind !== 'placed' || !placement.element) return false;
  return CONJUNCTION.test(placement.element.name);
}
