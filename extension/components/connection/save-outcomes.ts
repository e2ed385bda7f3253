import type { Language } from '@assent/shared';
import type { SaveOutcome } from './save-connection.ts';

const en: Record<SaveOutcome, string> = {
  saved: 'Saved.',
  'not-a-url': 'This is no address. It should look like http://127.0.0.1:8787.',
  'not-http': 'Only http and https addresses work.',
  'not-a-key':
    'This can be no access key: it has a space or a foreign character in it. Copy it once more, whole.',
  'agent-missing': 'An agent is needed; “default” is always there.',
  'permission-refused':
    'Saved, but the browser did not allow this site. It works only if the backend allows our origin by CORS.',
};

const zh: typeof en = {
  saved: '已保存。',
  'not-a-url': '这不是有效的地址，应类似 http://127.0.0.1:8787。',
  'not-http': '只支持 http 和 https 地址。',
  'not-a-key': '这不可能是访问密钥：其中有空格或无法使用的字符。请重新完整复制。',
  'agent-missing': '需要填写智能体；“default”总是可用。',
  'permission-refused': '已保存，但浏览器没有允许访问这个网站。只有后端通过 CORS 允许我们的来源时才能使用。',
};

const words: Record<Language, typeof en> = { en, zh };

export function saveOutcomes(language: Language): typeof en {
  return words[language];
}
