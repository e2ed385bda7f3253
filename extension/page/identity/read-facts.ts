import type { Language } from '@assent/shared';
import type { ElementFacts } from '../element-facts.ts';
import { findCandidates } from '../seeing/candidates.ts';
import { cleanText } from '../seeing/clean-text.ts';
import { elementName } from '../seeing/element-name.ts';
import { elementValue } from '../seeing/element-value.ts';
import { KIND_WORDS, type Kind, kindOf } from '../seeing/kind.ts';
import { nearText } from '../seeing/near-text.ts';
import { createSight, type Sight } from '../seeing/sight.ts';
import { visibleText } from '../seeing/visible-text.ts';
import { linkOf } from './destination.ts';

/** What the approval card says of an element, read from the page as it is now. */
export function readFacts(element: Element, language: Language): ElementFacts {
  const sight = createSight();
  const candidates = findCandidates(sight);
  const kind = candidates.find(candidate => candidate.element === element)?.kind ?? kindOf(element);
  const name = elementName(element, sight) || cleanText(visibleText(element, sight, 200), 80);
  const value = elementValue(element);
  const link = linkOf(element);
  const equals = candidates
    .filter(candidate => candidate.kind === kind && elementName(candidate.element, sight) === name)
    .map(candidate => candidate.element);
  return {
    kind: KIND_WORDS[kind][language],
    name,
    ...(value ? { value: cleanText(value) } : {}),
    ...(link ? { link: cleanText(link.href, MAX_LINK) } : {}),
    ...distinction(element, equals, kind, name, sight),
    origin: location.origin,
    inFrame: window !== window.parent,
  };
}

const MAX_LINK = 2000;

function distinction(
  element: Element,
  equals: readonly Element[],
  kind: Kind,
  name: string,
  sight: Sight,
): Pick<ElementFacts, 'place' | 'near'> {
  const isAlone = equals.length < 2 || !equals.includes(element);
  if (isAlone && name && kind !== 'text') return {};
  const near = nearText(element, name, sight);
  const place = isAlone ? {} : { place: { index: equals.indexOf(element) + 1, count: equals.length } };
  return { ...place, ...(near ? { near } : {}) };
}
