import { composedParent } from '../dom/composed-tree.ts';
import { isText } from '../dom/element-types.ts';
import {
  attributeOf,
  childNodesOf,
  hasAttribute,
  isMatching,
  localNameOf,
  queryAllIn,
  textOf,
} from '../dom/unshadowed.ts';
import type { Sight } from '../sight/sight.ts';
import { elementName } from './element-name.ts';
import { isField } from './field-surroundings.ts';

/** So many letters of a name and a text are compared: names are cut, and texts may be long. */
const COMPARED = 40;
const READ = 400;

/**
 * Tells what cannot have a name, by attributes and raw text alone: a thousand elements cost less than one name does. It
 * errs on the side of "may have it".
 */
export function createNameGuess(name: string): (element: Element) => boolean {
  const wanted = lettersOf(name).slice(0, COMPARED);
  return element => {
    const raw = rawNameOf(element);
    const letters = raw === undefined ? '' : lettersOf(raw);
    return letters === '' || letters.includes(wanted) || wanted.includes(letters.slice(0, COMPARED));
  };
}

/** The text that the name of an element is made from; undefined where it may come from elsewhere. */
function rawNameOf(element: Element): string | undefined {
  if (hasAttribute(element, 'aria-labelledby')) return undefined;
  const label = attributeOf(element, 'aria-label')?.trim();
  if (label) return label.slice(0, READ);
  const tag = localNameOf(element);
  const isCommon = tag === 'button' || tag === 'a';
  if (!isCommon && (isField(element) || tag.includes('-'))) return undefined;
  if (!isPlain(element) && Element.prototype.querySelector.call(element, NAMING_PARTS)) return undefined;
  return textOf(element).slice(0, READ);
}

/** Parts that give a name of their own, or hold text that `textContent` does not. */
const NAMING_PARTS = '[alt], [title], [aria-label], [aria-labelledby], [hidden], [style], svg, slot, input';

/** Names elements, those that are made in the very same way once. */
export function createNaming(sight: Sight): (element: Element) => string {
  const known = new Map<string, string>();
  const keyOf = createNameKeys();
  return element => {
    const key = keyOf(element);
    const name = (key === undefined ? undefined : known.get(key)) ?? elementName(element, sight);
    if (key !== undefined) known.set(key, name);
    return name;
  };
}

/**
 * Gives elements that are made alike one key: they have one name, which is slow to work out. Undefined for what may be
 * named by something else than its own text.
 */
function createNameKeys(): (element: Element) => string | undefined {
  const labels = queryAllIn(document, 'label[for]');
  const labelled = new Set(Array.from(labels, label => attributeOf(label, 'for')));
  return element => {
    const text = textOf(element).trim().slice(0, READ);
    const isNamedElsewhere =
      labelled.has(attributeOf(element, 'id')) || isMatching(element, `${NAMED_ELSEWHERE}, label *`);
    if (!text || isNamedElsewhere || isField(element) || !isPlain(element)) return undefined;
    const looks = [element, composedParent(element)].map(
      at => at && `${localNameOf(at)}.${attributeOf(at, 'class')};${attributeOf(at, 'style')}`,
    );
    return [...looks, attributeOf(element, 'role'), text].join('|');
  };
}

const NAMED_ELSEWHERE = '[aria-label], [aria-labelledby], [title], [placeholder], [alt]';

/** Holds text alone. */
function isPlain(element: Element): boolean {
  const children = childNodesOf(element);
  return children.length === 0 || (children.length === 1 && isText(children[0] ?? element));
}

function lettersOf(text: string): string {
  return text.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '');
}
