import { rootsOf } from '../dom/composed-tree.ts';
import { isInput, isSelect, isTextArea } from '../dom/element-types.ts';
import { queryAllIn } from '../dom/native-dom.ts';

/** More shadow trees are not looked at. */
const MAX_ROOTS = 200;

/** Whether any field holds another value than at first. */
export function watchFields(): { isChanged(): boolean } {
  const roots = rootsOf(document).slice(0, MAX_ROOTS);
  const before = fieldStates(roots);
  return { isChanged: () => fieldStates(roots) !== before };
}

/** Every field's state, for comparing only. */
function fieldStates(roots: readonly (Document | ShadowRoot)[]): string {
  const fields = roots.flatMap(root => [...queryAllIn(root, 'input:not([type=hidden]), select, textarea')]);
  return fields.map(stateOf).join('\0');
}

function stateOf(field: Element): string {
  if (isInput(field)) return `${field.value}${field.checked}`;
  if (isTextArea(field)) return field.value;
  return isSelect(field) ? Array.from(field.selectedOptions, ({ index }) => index).join() : '';
}
