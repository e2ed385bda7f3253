import { composedChildren, composedParent } from './composed-tree.ts';
import { isElement } from './element-types.ts';
import { localNameOf } from './native-dom.ts';

/** The heading over a field that stands in a table below its first row. */
export function columnHeadingOf(field: Element): Element | undefined {
  const cell = Element.prototype.closest.call(field, 'td');
  const row = cell && composedParent(cell);
  const table = row && Element.prototype.closest.call(row, 'table');
  const headings = table && Element.prototype.querySelector.call(table, 'tr');
  if (!row || !headings || headings === row) return undefined;
  const above = childElements(headings)[childElements(row).indexOf(cell)];
  return above && localNameOf(above) === 'th' ? above : undefined;
}

function childElements(parent: Element): Element[] {
  return [...composedChildren(parent)].filter(isElement);
}
