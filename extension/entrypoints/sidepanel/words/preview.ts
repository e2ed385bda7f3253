import type { Language } from '@assent/shared';
import type { Redactions } from '../../../page/frame-reading.ts';

const redacted: Record<keyof Redactions, (count: number) => string> = {
  password: count => `${count} filled password ${count === 1 ? 'field' : 'fields'}`,
  code: count => `${count} filled one-time-code ${count === 1 ? 'field' : 'fields'}`,
  card: count => `${count} filled payment-card ${count === 1 ? 'field' : 'fields'}`,
  file: count => `${count} chosen ${count === 1 ? 'file' : 'files'}`,
  other: count => `${count} other ${count === 1 ? 'field' : 'fields'} that may hold a secret`,
  quoted: count => `${count} ${count === 1 ? 'place' : 'places'} masked as ••••••`,
};

const en = {
  open: 'What the model sees',
  title: 'What your next message would send',
  intro: 'Read from the page just now. Nothing of it has left this device.',
  reading: 'Reading the page…',
  close: 'Close',
  message: 'Message',
  noMessage: 'Nothing written yet.',
  page: 'Page',
  pageLeftOut: 'The page is left out of this conversation, so neither it nor tools go along.',
  unreadable: (reason: string) => `The page can't be read, so neither it nor tools go along: ${reason}`,
  selected: 'Selected text',
  tabs: (count: number) => `Tabs of this conversation (${count})`,
  activeTab: '(works here)',
  elements: (count: number, total: number) => `Elements (${count} of ${total})`,
  noElements: 'Nothing on the page can be acted on.',
  redacted: 'Kept back',
  nothingRedacted: 'No filled secret field was found, and no secret is quoted.',
  redactions: redacted,
  size: 'Size',
  pageSize: (characters: string, tokens: string) => `Page: ${characters} characters, about ${tokens} tokens`,
  toolsSize: (count: number, characters: string, tokens: string) =>
    `${count} tools described: ${characters} characters, about ${tokens} tokens`,
  totalSize: (characters: string, tokens: string) =>
    `The whole request: ${characters} characters, about ${tokens} tokens`,
  raw: 'The request, to the letter',
};

const zh: typeof en = {
  open: '模型看到的内容',
  title: '下一条消息会发送什么',
  intro: '刚刚从网页读取，尚未离开这台设备。',
  reading: '正在读取网页…',
  close: '关闭',
  message: '消息',
  noMessage: '还没有写内容。',
  page: '网页',
  pageLeftOut: '这个对话不带网页，所以网页和工具都不会发送。',
  unreadable: reason => `网页无法读取，所以网页和工具都不会发送：${reason}`,
  selected: '选中的文字',
  tabs: count => `这个对话的标签页（${count} 个）`,
  activeTab: '（在此操作）',
  elements: (count, total) => `元素（${total} 个中的 ${count} 个）`,
  noElements: '网页上没有可以操作的元素。',
  redacted: '保留不发的内容',
  nothingRedacted: '没有发现已填写的机密字段，也没有文字引用机密。',
  redactions: {
    password: count => `${count} 个已填写的密码字段`,
    code: count => `${count} 个已填写的验证码字段`,
    card: count => `${count} 个已填写的银行卡字段`,
    file: count => `${count} 个已选择的文件`,
    other: count => `${count} 个可能含有机密的其他字段`,
    quoted: count => `${count} 处以 •••••• 遮盖`,
  },
  size: '大小',
  pageSize: (characters, tokens) => `网页：${characters} 个字符，约 ${tokens} 个 token`,
  toolsSize: (count, characters, tokens) =>
    `${count} 个工具的说明：${characters} 个字符，约 ${tokens} 个 token`,
  totalSize: (characters, tokens) => `整个请求：${characters} 个字符，约 ${tokens} 个 token`,
  raw: '请求原文',
};

/** What would be sent, shown before it is. */
export const previewWords: Record<Language, typeof en> = { en, zh };
