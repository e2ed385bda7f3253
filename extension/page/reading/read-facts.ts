import type { Language } from '@assent/shared';
import { kindWord } from '../descriptions/description-words.ts';
import { cleanText } from '../dom/clean-text.ts';
import { linkOf } from '../dom/destination.ts';
import type { Kind } from '../dom/kind.ts';
import type { ElementFacts } from '../element-facts.ts';
import { placeAmong } from '../finding/duplicates.ts';
import { duplicatesOf, offeredKind } from '../finding/duplicates-of.ts';
import { cardName, elementName } from '../naming/element-name.ts';
import { elementValue } from '../naming/element-value.ts';
import { nearText, rowText } from '../naming/near-text.ts';
import { paintedBesides } from '../naming/painted-words.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';

export function readFacts(element: Element, language: Language): ElementFacts {
  const look = lookAt(element);
  return { ...ownFacts(look, language), ...distinction(look) };
}

/** Without the place among duplicates, which needs a search of the whole page. */
export function readOwnFacts(element: Element, language: Language): ElementFacts {
  return ownFacts(lookAt(element), language);
}

/** The facts that an approval binds. The kind is a word in the reader's language, and follows from the element. */
export function readNameAndLink(element: Element): NameAndLink {
  return nameAndLink(lookAt(element));
}

type NameAndLink = Pick<ElementFacts, 'name' | 'painted' | 'link'>;

export function readDistinction(element: Element): Pick<ElementFacts, 'place' | 'near'> {
  return distinction(lookAt(element));
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
    kind: kindWord(kind, language),
    ...nameAndLink(look),
    ...(value ? { value: cleanText(value) } : {}),
    origin: location.origin,
    inFrame: window !== window.parent,
  };
}

function nameAndLink({ element, visibility }: Look): NameAndLink {
  const link = linkOf(element);
  const name = cardName(element, visibility) || cleanText(visibleText(element, visibility, 200), 80);
  const painted = paintedBesides(name, element, visibility);
  return {
    name,
    ...(painted === undefined ? {} : { painted }),
    ...(link ? { link: cleanText(link.href, MAX_LINK) } : {}),
  };
}

/** As the list has it. */
function nameOf(element: Element, visibility: Visibility): string {
  return elementName(element, visibility) || cleanText(visibleText(element, visibility, 200), 80);
}

const MAX_LINK = 2000;

function distinction({ element, visibility, kind }: Look): Pick<ElementFacts, 'place' | 'near'> {
  const name = nameOf(element, visibility);
  const duplicates = duplicatesOf({ element, kind, name }, visibility) ?? [];
  const isOnlyOne = duplicates.length === 1 && name !== '' && kind !== 'text';
  if (isOnlyOne) {
    const near = kind === 'link' ? '' : rowText(element, name, visibility);
    return near ? { near } : {};
  }
  const near = nearText(element, name, visibility, duplicates);
  const place = placeAmong(element, duplicates);
  return { ...(place ? { place } : {}), ...(near ? { near } : {}) };
}
