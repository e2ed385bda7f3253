import type { Language } from '@assent/shared';
import type { Lack } from '../composer/lack.ts';

const lacks: Record<Lack, string> = {
  nothing: 'Write a message first, then you can send it.',
  'too-long': 'This is too long to send: at most 200,000 characters. Shorten it, or send it in parts.',
  running: 'An answer is still under way. Your message stays here: send it afterwards, or press Stop first.',
};

const en = {
  lacks,
  model: 'Model',
  agent: 'Agent',
  backendsChoice: "Backend's choice",
  long: (characters: number) =>
    `A long text: ${characters.toLocaleString('en')} characters. All of it will be sent.`,
};

const zh: typeof en = {
  lacks: {
    nothing: '请先写一条消息，然后才能发送。',
    'too-long': '太长了，无法发送：最多 200,000 个字符。请缩短，或分几次发送。',
    running: '回答还在进行。你的消息留在这里：可以等回答结束再发送，或先点“停止”。',
  },
  model: '模型',
  agent: '智能体',
  backendsChoice: '由后端决定',
  long: characters => `文字较长：共 ${characters.toLocaleString('en')} 个字符，会全部发送。`,
};

/** Around the field in which the person writes. */
export const composerWords: Record<Language, typeof en> = { en, zh };
