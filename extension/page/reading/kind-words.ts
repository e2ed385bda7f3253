import type { Bilingual } from '@assent/shared';
import type { Kind } from '../dom/kind.ts';

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
  draggable: { zh: '可拖动', en: 'draggable' },
  clickable: { zh: '可点击', en: 'clickable' },
  text: { zh: '文本', en: 'text' },
} as const satisfies Record<Kind, Bilingual>;
