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
  accessKey: 'Access key (only if your backend asks for one)',
  accessKeyHint:
    "The backend's own key, from whoever runs it; never a model provider's. It is kept on this device and sent to that backend alone.",
  keyKept: (masked: string, origin: string) => `Saved for ${origin}: ${masked}`,
  keyOfOther: (masked: string, origin: string) =>
    `Saved for ${origin}: ${masked}. It is not sent to the address above, and goes when you save that one.`,
  removeKey: 'Remove the key',
  keyRemoved: 'The key is removed.',
  notAKey:
    'This can be no access key: it has a space or a foreign character in it. Copy it once more, whole.',
  keyWanted: (message: string | undefined) =>
    `This backend asks for an access key. Enter it in the settings.${message ? ` It says: ${message}` : ''}`,
  refused: (status: number, message: string | undefined) =>
    `The backend refuses (HTTP ${status}).${message ? ` It says: ${message}` : ''}`,
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
  accessKey: '访问密钥（仅当后端要求时填写）',
  accessKeyHint: '后端自己的密钥，由后端的运营者提供，绝不是模型服务的密钥。只保存在本机，只发给这个后端。',
  keyKept: (masked, origin) => `已为 ${origin} 保存：${masked}`,
  keyOfOther: (masked, origin) =>
    `已为 ${origin} 保存：${masked}。它不会发给上面的地址，保存新地址时会被移除。`,
  removeKey: '移除密钥',
  keyRemoved: '密钥已移除。',
  notAKey: '这不可能是访问密钥：其中有空格或无法使用的字符。请重新完整复制。',
  keyWanted: message => `这个后端要求访问密钥，请在设置中填写。${message ? `它说：${message}` : ''}`,
  refused: (status, message) => `后端拒绝了请求（HTTP ${status}）。${message ? `它说：${message}` : ''}`,
  unreachable:
    '没有回应，或浏览器不允许访问。请检查地址、启动中继（npm run relay），或在浏览器询问时允许访问这个网站。',
};

const words: Record<Language, typeof en> = { en, zh };

export function connectionWords(language: Language): typeof en {
  return words[language];
}
