import type { Language } from '@assent/shared';
import { shownKind } from '../descriptions/description-words.ts';
import { cleanText } from '../dom/clean-text.ts';
import { linkOf } from '../dom/destination.ts';
import type { Kind } from '../dom/kind.ts';
import { linkExtrasOf } from '../dom/link-extras.ts';
import type { ElementFacts } from '../element-facts.ts';
import { placeAmong } from '../finding/duplicates.ts';
import { duplicatesOf, offeredKind } from '../finding/duplicates-of.ts';
import { cardName, elementName } from '../naming/element-name.ts';
import { elementValue } from '../naming/element-value.ts';
import { nearText, neighboursOf, rowText } from '../naming/near-text.ts';
import { paintedBesides } from '../naming/painted-words.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { readParts } from './read-parts.ts';

export function readFacts(element: Element, language: Language): ElementFacts {
  const look = lookAt(element);
  const { duplicates, ...distinct } = distinction(look);
  const name = nameOf(element, look.visibility);
  const parts = readParts({
    element,
    name,
    visibility: look.visibility,
    neighbours: neighboursOf(element, duplicates),
  });
  return { ...ownFacts(look, language), ...distinct, ...(parts.length > 0 ? { parts } : {}) };
}

/** Without the place among duplicates, which needs a search of the whole page. */
export function readOwnFacts(element: Element, language: Language): ElementFacts {
  return ownFacts(lookAt(element), language);
}

/** The facts that an approval binds. The kind is a word in the reader's language, and follows from the element. */
export function readNameAndLink(element: Element): NameAndLink {
  return nameAndLink(lookAt(element));
}

type NameAndLink = Pick<
  ElementFacts,
  'name' | 'nameLength' | 'isHint' | 'painted' | 'isPlaceholder' | 'isPartlyRead' | 'link'
>;

export function readDistinction(element: Element): Pick<ElementFacts, 'place' | 'near'> {
  const { duplicates: _duplicates, ...distinct } = distinction(lookAt(element));
  return distinct;
}

/** Those of the same kind and name, itself included, in page order. */
export function readDuplicates(element: Element): readonly Element[] {
  return distinction(lookAt(element)).duplicates;
}

interface Look {
  element: Element;
  visibility: Visibility;
  kind: Kind;
}

function lookAt(element: Element): Look {
  const visibility = createVisibility();
  return { element, visibility, kind: offeredKind(element, visibility) };
}

function ownFacts(look: Look, language: Language): ElementFacts {
  const { element, kind } = look;
  const value = elementValue(element);
  return {
    kind: shownKind(kind, element, language),
    ...nameAndLink(look),
    ...linkExtrasOf(element),
    ...(value ? { value: cleanText(value) } : {}),
    origin: location.origin,
    inFrame: window !== window.parent,
  };
}

function nameAndLink({ element, visibility }: Look): NameAndLink {
  const link = linkOf(element);
  const named = cardName(element, visibility);
  const name = named.name || cleanText(visibleText(element, visibility, 200), 80);
  return {
    ...named,
    name,
    ...paintedBesides(name, element, visibility),
    ...(link ? { link: shortAddress(link.href) } : {}),
  };
}

/** As the list has it. */
function nameOf(element: Element, visibility: Visibility): string {
  return elementName(element, visibility) || cleanText(visibleText(element, visibility, 200), 80);
}

/** With its tail, which may say what the link does. */
function shortAddress(address: string): string {
  if (address.length <= LINK_HEAD + LINK_TAIL) return address;
  return `${address.slice(0, LINK_HEAD)}…${address.slice(-LINK_TAIL)}`;
}

const LINK_HEAD = 1500;
const LINK_TAIL = 500;

interface Distinction extends Pick<ElementFacts, 'place' | 'near'> {
  duplicates: readonly Element[];
}

function distinction({ element, visibility, kind }: Look): Distinction {
  const name = nameOf(element, visibility);
  const duplicates = duplicatesOf({ element, kind, name }, visibility) ?? [];
  const isOnlyOne = duplicates.length === 1 && name !== '' && kind !== 'text';
  if (isOnlyOne) {
    const near = kind === 'link' ? '' : rowText(element, name, visibility);
    return { duplicates, ...(near ? { near } : {}) };
  }
  const near = nearText(element, name, visibility, duplicates);
  const place = placeAmong(element, duplicates);
  return { duplicates, ...(place ? { place } : {}), ...(near ? { near } : {}) };
}
