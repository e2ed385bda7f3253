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
  const alike = candidates.filter(candidate => candidate.kind === kind);
  const equals =
    alike.length > MAX_COMPARED ? [] : alike.filter(other => elementName(other.element, sight) === name);
  return {
    kind: KIND_WORDS[kind][language],
    name,
    ...(value ? { value: cleanText(value) } : {}),
    ...(link ? { link: cleanText(link.href, MAX_LINK) } : {}),
    ...distinction(
      element,
      equals.map(other => other.element),
      { kind, name },
      sight,
    ),
    origin: location.origin,
    inFrame: window !== window.parent,
  };
}

const MAX_LINK = 2000;

/** More of a kind are not all named for one card; nearby text has to tell them apart. */
const MAX_COMPARED = 1000;

function distinction(
  element: Element,
  equals: readonly Element[],
  { kind, name }: { kind: Kind; name: string },
  sight: Sight,
): Pick<ElementFacts, 'place' | 'near'> {
  const isOnlyOne = equals.length === 1 && name !== '' && kind !== 'text';
  if (isOnlyOne) return {};
  const near = nearText(element, name, sight, equals);
  const place =
    equals.length > 1 ? { place: { index: equals.indexOf(element) + 1, count: equals.length } } : {};
  return { ...place, ...(near ? { near } : {}) };
}
