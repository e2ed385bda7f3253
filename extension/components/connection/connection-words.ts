import type { Language } from '@assent/shared';

const en = {
  relayUrl: 'Relay address',
  relayHint:
    'Our relay, or your own backend that speaks the same protocol. The test only asks whether anybody is there.',
  test: 'Test connection',
  testing: 'Testing…',
  notAUrl: 'This is no address. It should look like http://127.0.0.1:8787.',
  answered: (model: string | undefined) => (model ? `Connected. Its model: ${model}.` : 'Connected.'),
  unknown: (status: number) =>
    `Something answers (HTTP ${status}), but it has no health check. It may still be a backend.`,
  unreachable:
    "Nobody answers there, or the browser wasn't allowed to ask. Check the address, start the relay (npm run relay), or allow the site when the browser asks.",
};

const zh: typeof en = {
  relayUrl: '中继地址',
  relayHint: '我们的中继，或你自己的、使用同一协议的后端。测试只会询问那里有没有回应。',
  test: '测试连接',
  testing: '正在测试…',
  notAUrl: '这不是有效的地址，应类似 http://127.0.0.1:8787。',
  answered: model => (model ? `已连接，模型：${model}。` : '已连接。'),
  unknown: status => `有回应（HTTP ${status}），但没有健康检查。它仍可能是一个后端。`,
  unreachable:
    '没有回应，或浏览器不允许访问。请检查地址、启动中继（npm run relay），或在浏览器询问时允许访问这个网站。',
};

const words: Record<Language, typeof en> = { en, zh };

export function connectionWords(language: Language): typeof en {
  return words[language];
}
