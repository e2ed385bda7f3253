import { isLabel } from '../dom/element-types.ts';
import { attributeOf, elementById, textOf } from '../dom/native-dom.ts';
import type { Candidate } from './candidates.ts';
import type { NamedElement } from './duplicates.ts';

/** Elements that may share kind and name with one of `called`. Naming is slow, so those without the words are skipped. */
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

/** Words of each name that its element's own material has; style sheets and neighbours gave the others. */
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

const MAX_MATERIAL = 2000;

/** All material of a name, without spaces, which pages insert into words. Empty when the name comes from elsewhere. */
function materialOf(element: Element, labels: Labels): string {
  const texts = [textOf(element), ...attributesOf(element), ...referencedBy(element)];
  for (const label of labels.get(element) ?? []) texts.push(textOf(label));
  return texts
    .join('')
    .slice(0, MAX_MATERIAL)
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

/** Read at once: asking a field for its labels walks the whole document. */
function labelsByControl(): Labels {
  const found = new Map<Element, HTMLLabelElement[]>();
  for (const label of Document.prototype.getElementsByTagName.call(document, 'label')) {
    if (!isLabel(label)) continue;
    const { control } = label;
    if (control) found.set(control, [...(found.get(control) ?? []), label]);
  }
  return found;
}
