import { isElement } from '../dom/element-types.ts';
import { attributeOf, localNameOf, parentNodeOf } from '../dom/native-dom.ts';

/** What changed in a node: one of its attributes, its own text, or children of one make. */
export type ChangedPart = [node: Node, part: string];

export function changedParts(record: MutationRecord): ChangedPart[] {
  const { target, attributeName, type } = record;
  if (type === 'attributes') return [[target, `@${attributeName}`]];
  if (type === 'characterData') return [[parentNodeOf(target) ?? target, 'text']];
  return [...record.addedNodes, ...record.removedNodes].map(node => childPart(target, node));
}

export function childPart(parent: Node, child: Node): ChangedPart {
  const make = isElement(child) ? `<${localNameOf(child)} ${attributeOf(child, 'class') ?? ''}>` : 'text';
  return [parent, make];
}
