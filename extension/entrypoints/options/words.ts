import type { Language } from '@assent/shared';

const en = {
  title: 'Assent settings',
  connection: 'Backend',
  keysNever:
    'Assent never asks for a key: keys of model providers belong in the relay, and nowhere in the browser.',
  model: 'Model',
  modelHint: "Leave empty for the backend's own choice.",
  agent: 'Agent',
  looks: 'Language and theme',
  save: 'Save',
  outcomes: {
    saved: 'Saved.',
    'not-a-url': 'This is no address. It should look like http://127.0.0.1:8787.',
    'not-http': 'Only http and https addresses work.',
    'agent-missing': 'An agent is needed; “default” is always there.',
    'permission-refused':
      'Saved, but the browser did not allow this site. It works only if the backend allows our origin by CORS.',
  },
  shortcut: 'Keyboard shortcut',
  shortcutIs: (keys: string) =>
    `${keys} opens the panel beside the page in front, and lets Assent read that page.`,
  shortcutNone: 'No shortcut is set yet. Without one, click the Assent icon in the toolbar.',
  changeShortcut: 'Change it in Chrome',
};

const zh: typeof en = {
  title: 'Assent 设置',
  connection: '后端',
  keysNever: 'Assent 从不索要密钥：模型服务的密钥只放在中继里，不放在浏览器的任何地方。',
  model: '模型',
  modelHint: '留空则由后端决定。',
  agent: '智能体',
  looks: '语言和主题',
  save: '保存',
  outcomes: {
    saved: '已保存。',
    'not-a-url': '这不是有效的地址，应类似 http://127.0.0.1:8787。',
    'not-http': '只支持 http 和 https 地址。',
    'agent-missing': '需要填写智能体；“default”总是可用。',
    'permission-refused':
      '已保存，但浏览器没有允许访问这个网站。只有后端通过 CORS 允许我们的来源时才能使用。',
  },
  shortcut: '键盘快捷键',
  shortcutIs: keys => `按 ${keys} 会在当前网页旁打开侧边栏，并允许 Assent 读取这个网页。`,
  shortcutNone: '还没有设置快捷键。可以点击工具栏里的 Assent 图标。',
  changeShortcut: '在 Chrome 里修改',
};

const words: Record<Language, typeof en> = { en, zh };

export function optionsWords(language: Language): typeof en {
  return words[language];
}
