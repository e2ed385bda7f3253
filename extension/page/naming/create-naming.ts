import { composedParent } from '../dom/composed-tree.ts';
import { isText } from '../dom/element-types.ts';
import { attributeOf, childNodesOf, isMatching, localNameOf, queryAllIn, textOf } from '../dom/native-dom.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { elementName } from './element-name.ts';
import { isField } from './field-surroundings.ts';

/** Long texts are cut here. */
export const READ = 400;

/** `read`: for a person by default, or `listedName` for lists. */
export function createNaming(visibility: Visibility, read = elementName): (element: Element) => string {
  const known = new Map<string, string>();
  const keyOf = createNameKeys();
  return element => {
    const key = keyOf(element);
    const name = (key === undefined ? undefined : known.get(key)) ?? read(element, visibility);
    if (key !== undefined) known.set(key, name);
    return name;
  };
}

function createNameKeys(): (element: Element) => string | undefined {
  let labelled: Set<string | null> | undefined;
  // The labels of a large form are many, and few targets that are no fields have an id.
  const isLabelled = (element: Element): boolean => {
    const id = attributeOf(element, 'id');
    if (id === null) return false;
    labelled ??= new Set(Array.from(queryAllIn(document, 'label[for]'), label => attributeOf(label, 'for')));
    return labelled.has(id);
  };
  return element => {
    const text = textOf(element).trim().slice(0, READ);
    const isNamedElsewhere = isMatching(element, `${NAMED_ELSEWHERE}, label *`) || isLabelled(element);
    if (!text || isNamedElsewhere || isField(element) || !isPlain(element)) return undefined;
    const looks = [element, composedParent(element)].map(
      at => at && `${localNameOf(at)}.${attributeOf(at, 'class')};${attributeOf(at, 'style')}`,
    );
    return [...looks, attributeOf(element, 'role'), text].join('|');
  };
}

const NAMED_ELSEWHERE = '[aria-label], [aria-labelledby], [title], [placeholder], [alt]';

export function isPlain(element: Element): boolean {
  const children = childNodesOf(element);
  return children.length === 0 || (children.length === 1 && isText(children[0] ?? element));
}
