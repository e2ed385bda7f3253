import { isDragged, isDropArea, type PointerReader, pointerOver } from './click-target.ts';
import { isEditorHost, isTextField } from './element-types.ts';
import { interactiveRole } from './role.ts';

/** The common name of an element's type. */
export type Kind =
  | 'input'
  | 'button'
  | 'link'
  | 'checkbox'
  | 'radio'
  | 'switch'
  | 'select'
  | 'list'
  | 'option'
  | 'tab'
  | 'menuItem'
  | 'slider'
  | 'treeItem'
  | 'file'
  | 'draggable'
  | 'dropArea'
  | 'clickable'
  | 'text';

const KIND_OF_ROLE: Record<string, Kind> = {
  textbox: 'input',
  searchbox: 'input',
  spinbutton: 'input',
  button: 'button',
  link: 'link',
  checkbox: 'checkbox',
  menuitemcheckbox: 'checkbox',
  radio: 'radio',
  menuitemradio: 'radio',
  switch: 'switch',
  combobox: 'select',
  listbox: 'list',
  option: 'option',
  tab: 'tab',
  menuitem: 'menuItem',
  slider: 'slider',
  treeitem: 'treeItem',
  file: 'file',
};

/** `text` for an element that cannot be acted on; click targets without a role are `clickable`. */
export function kindOf(element: Element, isClickTarget: boolean = false): Kind {
  return kindOfRole(element, interactiveRole(element), isClickTarget);
}

export function kindOfRole(
  element: Element,
  role: string | undefined,
  isClickTarget: boolean,
  pointerOf: PointerReader = pointerOver,
): Kind {
  // A field with suggestions is typed into like any other.
  if (role === 'combobox' && ((isTextField(element) && !element.readOnly) || isEditorHost(element)))
    return 'input';
  if (role === undefined || role === 'button') {
    const pointer = isClickTarget && role === undefined ? pointerOf(element) : undefined;
    if (isDragged(element) || (pointer !== undefined && pointer !== 'pointer')) return 'draggable';
    if (isClickTarget && role === undefined && isDropArea(element)) return 'dropArea';
  }
  return KIND_OF_ROLE[role ?? ''] ?? (isClickTarget ? 'clickable' : 'text');
}
