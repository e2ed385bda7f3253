import type { Bilingual, Language } from '@assent/shared';

const en = {
  title: 'Assent settings',
  connection: 'Backend',
  relayUrl: 'Relay address',
  relayHint: 'Our relay, or your own backend that speaks the same protocol. Keys belong there, never here.',
  test: 'Test connection',
  testing: 'Testing…',
  model: 'Model',
  modelHint: "Leave empty for the backend's own choice.",
  agent: 'Agent',
  looks: 'Language and looks',
  language: 'Language',
  languageAuto: "Automatic (the browser's)",
  theme: 'Theme',
  themes: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
  save: 'Save',
  saved: 'Saved.',
  notAUrl: 'This is no address. It should look like http://127.0.0.1:8787.',
  notHttp: 'Only http and https addresses work.',
  agentMissing: 'An agent is needed; “default” is always there.',
  permissionRefused:
    'Saved, but the browser did not allow this site. It works only if the backend allows our origin by CORS.',
  answered: (model: string | undefined) => (model ? `Connected. Its model: ${model}.` : 'Connected.'),
  unknown: (status: number) =>
    `Something answers (HTTP ${status}), but it has no health check. It may still be a backend.`,
  unreachable:
    "Nobody answers there, or the browser wasn't allowed to ask. Check the address, start the relay (npm run relay), or allow the site when the browser asks.",
};
export type OptionsWords = typeof en;

const zh: OptionsWords = {
  title: 'Assent 设置',
  connection: '后端',
  relayUrl: '中继地址',
  relayHint: '我们的中继，或你自己的、使用同一协议的后端。密钥只放在那里，不放在这里。',
  test: '测试连接',
  testing: '正在测试…',
  model: '模型',
  modelHint: '留空则由后端决定。',
  agent: '智能体',
  looks: '语言和外观',
  language: '语言',
  languageAuto: '自动（跟随浏览器）',
  theme: '主题',
  themes: { auto: '自动', light: '浅色', dark: '深色' },
  save: '保存',
  saved: '已保存。',
  notAUrl: '这不是有效的地址，应类似 http://127.0.0.1:8787。',
  notHttp: '只支持 http 和 https 地址。',
  agentMissing: '需要填写智能体；“default”总是可用。',
  permissionRefused: '已保存，但浏览器没有允许访问这个网站。只有后端通过 CORS 允许我们的来源时才能使用。',
  answered: model => (model ? `已连接，模型：${model}。` : '已连接。'),
  unknown: status => `有回应（HTTP ${status}），但没有健康检查。它仍可能是一个后端。`,
  unreachable:
    '没有回应，或浏览器不允许访问。请检查地址、启动中继（npm run relay），或在浏览器询问时允许访问这个网站。',
};

const words: Record<Language, OptionsWords> = { en, zh };

/** Each language under its own name, whichever is chosen. */
export const LANGUAGE_NAMES: Bilingual = { zh: '中文', en: 'English' };

export function optionsWords(language: Language): OptionsWords {
  return words[language];
}
