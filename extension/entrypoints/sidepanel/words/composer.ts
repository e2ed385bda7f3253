import type { Language } from '@assent/shared';
import type { SendBlocker } from '../composer/send-blocker.ts';

const blockers: Record<SendBlocker, string> = {
  nothing: 'Write a message first, then you can send it.',
  'too-long': 'This is too long to send: at most 200,000 characters. Shorten it, or send it in parts.',
  undoing: 'Something is being undone. Your message stays here: send it when that is done.',
  running: 'An answer is still under way. Your message stays here: send it afterwards, or press Stop first.',
};

const en = {
  blockers,
  model: 'Model',
  agent: 'Agent',
  backendsChoice: "Backend's choice",
  commands: 'Commands',
  commandsFound: (count: number) =>
    count === 1 ? '1 command. Enter picks it.' : `${count} commands. Arrow keys choose, Enter picks.`,
  showCommands: 'Commands and saved prompts',
  own: 'yours',
  savePrompt: 'Save as a prompt',
  promptName: 'Name of the prompt',
  promptHint: (name: string) => `Type /${name} to write it again. Change or delete it in Settings.`,
  promptReplaces: (name: string) => `“${name}” exists already and will be replaced.`,
  save: 'Save',
  asksAbout: 'The message is about:',
  removeQuote: 'Do not ask about this text',
  long: (characters: number) =>
    `A long text: ${characters.toLocaleString('en')} characters. All of it will be sent.`,
};

const zh: typeof en = {
  blockers: {
    nothing: '请先写一条消息，然后才能发送。',
    'too-long': '太长了，无法发送：最多 200,000 个字符。请缩短，或分几次发送。',
    undoing: '正在撤销。你的消息留在这里：撤销完成后即可发送。',
    running: '回答还在进行。你的消息留在这里：可以等回答结束再发送，或先点“停止”。',
  },
  model: '模型',
  agent: '智能体',
  backendsChoice: '由后端决定',
  commands: '命令',
  commandsFound: count => `${count} 个命令。用方向键选择，按回车键选定。`,
  showCommands: '命令和保存的提示词',
  own: '自己的',
  savePrompt: '保存为提示词',
  promptName: '提示词的名称',
  promptHint: name => `输入 /${name} 即可再次写入。可在设置中修改或删除。`,
  promptReplaces: name => `“${name}”已经存在，将被替换。`,
  save: '保存',
  asksAbout: '消息所问的内容：',
  removeQuote: '不询问这段文字',
  long: characters => `文字较长：共 ${characters.toLocaleString('en')} 个字符，会全部发送。`,
};

/** Around the field in which the person writes. */
export const composerWords: Record<Language, typeof en> = { en, zh };
