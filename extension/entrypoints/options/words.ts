import type { Language } from '@assent/shared';

const en = {
  title: 'Assent settings',
  connection: 'Backend',
  keysNever:
    "Assent never asks for a model provider's key: those belong in the relay, and nowhere in the browser.",
  model: 'Model',
  modelHint: "Leave empty for the backend's own choice.",
  agent: 'Agent',
  looks: 'Language and theme',
  save: 'Save',
  privacy: 'What is sent, and your consent',
  learning: 'Learn and try',
  learningHint: 'On the practice page every action can be tried, with the offline model of the relay.',
  tryIt: 'Open the practice page',
  onboarding: 'Open the first page again',
  shortcut: 'Keyboard shortcut',
  shortcutIs: (keys: string) =>
    `${keys} opens the panel beside the page in front, and lets Assent read that page.`,
  shortcutNone: 'No shortcut is set yet. Without one, click the Assent icon in the toolbar.',
  changeShortcut: 'Change it in Chrome',
};

const zh: typeof en = {
  title: 'Assent 设置',
  connection: '后端',
  keysNever: 'Assent 从不索要模型服务的密钥：它们只放在中继里，不放在浏览器的任何地方。',
  model: '模型',
  modelHint: '留空则由后端决定。',
  agent: '智能体',
  looks: '语言和主题',
  save: '保存',
  privacy: '会发送什么，以及你的同意',
  learning: '了解和试用',
  learningHint: '在练习页上可以试用每一种操作，用中继自带的离线模型就行。',
  tryIt: '打开练习页',
  onboarding: '再次打开欢迎页',
  shortcut: '键盘快捷键',
  shortcutIs: keys => `按 ${keys} 会在当前网页旁打开侧边栏，并允许 Assent 读取这个网页。`,
  shortcutNone: '还没有设置快捷键。可以点击工具栏里的 Assent 图标。',
  changeShortcut: '在 Chrome 里修改',
};

const words: Record<Language, typeof en> = { en, zh };

export function optionsWords(language: Language): typeof en {
  return words[language];
}
