import type { Language } from '@assent/shared';
import type { ElementFacts } from '../element-facts.ts';
import { type Candidate, findCandidates } from '../seeing/candidates.ts';
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
  const look = lookAt(element);
  return { ...ownFacts(look, language), ...distinction(look) };
}

/** The same without what tells it from its equals, for which the whole page has to be looked at. */
export function readOwnFacts(element: Element, language: Language): ElementFacts {
  return ownFacts({ element, sight: createSight(), kind: kindOf(element) }, language);
}

export function readDistinction(element: Element): Pick<ElementFacts, 'place' | 'near'> {
  return distinction(lookAt(element));
}

interface Look {
  element: Element;
  sight: Sight;
  kind: Kind;
}

function lookAt(element: Element): Look & { candidates: readonly Candidate[] } {
  const sight = createSight();
  const candidates = findCandidates(sight);
  const kind = candidates.find(candidate => candidate.element === element)?.kind ?? kindOf(element);
  return { element, sight, kind, candidates };
}

function ownFacts({ element, sight, kind }: Look, language: Language): ElementFacts {
  const value = elementValue(element);
  const link = linkOf(element);
  return {
    kind: KIND_WORDS[kind][language],
    name: nameOf(element, sight),
    ...(value ? { value: cleanText(value) } : {}),
    ...(link ? { link: cleanText(link.href, MAX_LINK) } : {}),
    origin: location.origin,
    inFrame: window !== window.parent,
  };
}

function nameOf(element: Element, sight: Sight): string {
  return elementName(element, sight) || cleanText(visibleText(element, sight, 200), 80);
}

const MAX_LINK = 2000;

/** More of a kind are not all named for one card; nearby text has to tell them apart. */
const MAX_COMPARED = 1000;

function distinction({
  element,
  sight,
  kind,
  candidates,
}: ReturnType<typeof lookAt>): Pick<ElementFacts, 'place' | 'near'> {
  const name = nameOf(element, sight);
  const alike = candidates.filter(candidate => candidate.kind === kind);
  const equals = (alike.length > MAX_COMPARED ? [] : alike)
    .map(other => other.element)
    .filter(other => elementName(other, sight) === name);
  const isOnlyOne = equals.length === 1 && name !== '' && kind !== 'text';
  if (isOnlyOne) return {};
  const near = nearText(element, name, sight, equals);
  const place =
    equals.length > 1 ? { place: { index: equals.indexOf(element) + 1, count: equals.length } } : {};
  return { ...place, ...(near ? { near } : {}) };
}
