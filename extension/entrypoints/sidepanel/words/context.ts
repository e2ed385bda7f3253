import type { Language } from '@assent/shared';

const en = {
  working: 'Assent is working on this page',
  waiting: 'Assent is waiting for you in the side panel',
  goesAlong: 'Goes along with your message',
  thisPage: 'This page',
  noAccess: 'no access yet',
  sentTo: (site: string) => `sent to ${site}`,
  pageOffNote:
    'This page stays out of the conversation: the model gets neither it nor the tools to act on it.',
  include: 'Include this page',
  selected: 'Selected text',
  characters: (count: number) => `${count.toLocaleString('en')} characters`,
  removeSelection: 'Leave the selected text out',
  leavePageOut: 'Leave this page out',
  notInFront: 'not in front',
  otherTab: 'Another tab',
  leaveTabOut: (name: string) => `Take this tab out of the conversation: ${name}`,
  moreTabs: (count: number) => `+${count} ${count === 1 ? 'tab' : 'tabs'}`,
  addTab: 'Add a tab',
  addTabHint: 'The model gets to know its title and address, and may ask to act there.',
};

const zh: typeof en = {
  working: 'Assent 正在此网页上工作',
  waiting: 'Assent 正在侧边栏等你决定',
  goesAlong: '随消息一起发送',
  thisPage: '当前网页',
  noAccess: '尚无访问权限',
  sentTo: site => `已前往 ${site}`,
  pageOffNote: '这个对话不带网页：模型既看不到它，也没有操作它的工具。',
  include: '带上这个网页',
  selected: '选中的文字',
  characters: count => `${count.toLocaleString('zh')} 个字符`,
  removeSelection: '不带选中的文字',
  leavePageOut: '不带这个网页',
  notInFront: '不在前台',
  otherTab: '另一个标签页',
  leaveTabOut: name => `把这个标签页移出对话：${name}`,
  moreTabs: count => `另外 ${count} 个标签页`,
  addTab: '添加标签页',
  addTabHint: '模型会知道它的标题和地址，并可以请求在其中操作。',
};

/** What goes along with a message, and what the page in front says of our being at work there. */
export const contextWords: Record<Language, typeof en> = { en, zh };
