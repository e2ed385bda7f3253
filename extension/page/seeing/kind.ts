import type { Bilingual } from '@assent/shared';
import { isEditorHost, isTextField } from '../dom/element-types.ts';
import { interactiveRole } from './role.ts';

/** What a person would call an element. The words stand at the head of every description. */
export const KIND_WORDS = {
  input: { zh: '输入框', en: 'input' },
  button: { zh: '按钮', en: 'button' },
  link: { zh: '链接', en: 'link' },
  checkbox: { zh: '复选框', en: 'checkbox' },
  radio: { zh: '单选框', en: 'radio' },
  switch: { zh: '开关', en: 'switch' },
  select: { zh: '下拉框', en: 'select' },
  list: { zh: '列表框', en: 'list' },
  option: { zh: '选项', en: 'option' },
  tab: { zh: '选项卡', en: 'tab' },
  menuItem: { zh: '菜单项', en: 'menu item' },
  slider: { zh: '滑块', en: 'slider' },
  treeItem: { zh: '树节点', en: 'tree item' },
  file: { zh: '文件选择', en: 'file picker' },
  clickable: { zh: '可点击', en: 'clickable' },
  text: { zh: '文本', en: 'text' },
} as const satisfies Record<string, Bilingual>;

export type Kind = keyof typeof KIND_WORDS;

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

/** The kind of an element that can be acted on; `text` for any other. Click targets without a role are `clickable`. */
export function kindOf(element: Element, isClickTarget: boolean = false): Kind {
  const role = interactiveRole(element);
  // A field with suggestions is typed into like any other.
  if (role === 'combobox' && isTypedInto(element)) return 'input';
  return KIND_OF_ROLE[role ?? ''] ?? (isClickTarget ? 'clickable' : 'text');
}

function isTypedInto(element: Element): boolean {
  return (isTextField(element) && !element.readOnly) || isEditorHost(element);
}
