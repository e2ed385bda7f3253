import { isLabel } from '../dom/element-types.ts';
import { attributeOf, elementById, textOf } from '../dom/native-dom.ts';
import type { Candidate } from './candidates.ts';
import type { NamedElement } from './duplicates.ts';

/**
 * Tells which elements may have the kind and name of one of `called`. A name takes long to find out, so it is asked only
 * of elements that have its words about them: in their text, their attributes or their labels.
 */
export function lookAlikesOf(called: readonly NamedElement[]): (candidate: Candidate) => boolean {
  const labels = labelsByControl();
  const wanted = Map.groupBy(called, ({ kind }) => kind);
  const wordsOfKind = new Map(
    [...wanted].map(([kind, members]) => [kind, distinctWords(members, labels)] as const),
  );
  return ({ element, kind }) => {
    const wordsOfNames = wordsOfKind.get(kind);
    if (!wordsOfNames) return false;
    const material = materialOf(element, labels);
    return material === '' || wordsOfNames.some(words => words.every(word => material.includes(word)));
  };
}

/** The words of each name, as far as its element has them about it: a style sheet or a neighbour gave it the others. */
function distinctWords(members: readonly NamedElement[], labels: Labels): string[][] {
  const lists = members.map(({ element, name }) => {
    const material = materialOf(element, labels);
    return wordsIn(name).filter(word => material.includes(word));
  });
  return [...new Map(lists.map(words => [words.join(' '), words])).values()];
}

function wordsIn(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const MOST_MATERIAL = 2000;

/** Everything that a name may be made of, without spaces, which pages put into words. Empty when it comes from elsewhere. */
function materialOf(element: Element, labels: Labels): string {
  const texts = [textOf(element), ...attributesOf(element), ...referencedBy(element)];
  for (const label of labels.get(element) ?? []) texts.push(textOf(label));
  return texts
    .join('')
    .slice(0, MOST_MATERIAL)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

const NAMING = ['aria-label', 'title', 'alt', 'placeholder', 'aria-placeholder', 'value', 'label'];
const HOLDS_NAMING = '[aria-label], [title], [alt], [value], [placeholder]';

function attributesOf(element: Element): string[] {
  const inner = Element.prototype.querySelectorAll.call(element, HOLDS_NAMING);
  return [element, ...inner].flatMap(part => NAMING.map(name => attributeOf(part, name) ?? ''));
}

function referencedBy(element: Element): string[] {
  const ids = (attributeOf(element, 'aria-labelledby') ?? '').split(/\s+/u).filter(Boolean);
  return ids.map(id => {
    const label = elementById(element, id);
    return label ? textOf(label) : '';
  });
}

type Labels = ReadonlyMap<Element, readonly HTMLLabelElement[]>;

/** Read once for all: to ask a field for its labels makes the browser go through the whole document. */
function labelsByControl(): Labels {
  const found = new Map<Element, HTMLLabelElement[]>();
  for (const label of Document.prototype.getElementsByTagName.call(document, 'label')) {
    if (!isLabel(label)) continue;
    const { control } = label;
    if (control) found.set(control, [...(found.get(control) ?? []), label]);
  }
  return found;
}
