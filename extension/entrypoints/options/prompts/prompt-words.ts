import type { Language } from '@assent/shared';

const en = {
  title: 'Saved prompts',
  hint: 'Messages that you write often. In the panel, type / and the name; what you keep there appears here too. They stay on this device.',
  none: 'None yet.',
  add: 'Add a prompt',
  name: 'Name',
  text: 'Text',
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit',
  remove: 'Delete',
  /** Names of buttons for those who do not see which row they are in. */
  editNamed: (name: string) => `Edit “${name}”`,
  removeNamed: (name: string) => `Delete “${name}”`,
  removed: (name: string) => `“${name}” was deleted.`,
  undo: 'Undo',
  taken: 'Another prompt has this name already.',
};

const zh: typeof en = {
  title: '保存的提示词',
  hint: '你经常写的消息。在侧边栏中输入 / 和名称即可写入；在那里保存的也会出现在这里。它们只保存在本机。',
  none: '还没有。',
  add: '添加提示词',
  name: '名称',
  text: '内容',
  save: '保存',
  cancel: '取消',
  edit: '编辑',
  remove: '删除',
  editNamed: name => `编辑“${name}”`,
  removeNamed: name => `删除“${name}”`,
  removed: name => `已删除“${name}”。`,
  undo: '撤销',
  taken: '已经有另一个提示词使用这个名称。',
};

const words: Record<Language, typeof en> = { en, zh };
export type PromptWords = typeof en;

export function promptWords(language: Language): PromptWords {
  return words[language];
}
