import type { Language } from '@assent/shared';

/** “1 action”, “2 actions”. */
function actions(count: number): string {
  return `${count} ${count === 1 ? 'action' : 'actions'}`;
}

const en = {
  copyCode: 'Copy code',
  copyMessage: 'Copy my message',
  alsoTold: 'The assistant was told along with it',
  copyAnswer: 'Copy the answer as Markdown',
  copied: 'Copied',
  notCopied: 'Not copied',
  table: 'Table',
  ticked: 'Done:',
  unticked: 'To do:',
  steps: 'Steps',
  read: 'Page read:',
  actionCount: (count: number) => `${actions(count)}:`,
  handlers: {
    waiting: (count: number) => `${count} for you to decide`,
    running: (count: number) => `${count} running`,
    done: (count: number) => `${count} done`,
    failed: (count: number) => `${count} failed`,
    unknown: (count: number) => `${count} unclear`,
    stopped: (count: number) => `${count} stopped`,
    'not-run': (count: number) => `${count} not run`,
    undone: (count: number) => `${count} undone`,
  },
  stopUpdates: (done: number, left: number, unclear: number) =>
    `Actions done before the stop: ${done}. Not run: ${left}.${unclear > 0 ? ` Failed or unclear: ${unclear}; look at the page.` : ''}`,
  edit: 'Edit and send again',
  editHint:
    'It is asked anew from here. What followed stays in the conversation, folded away; what was done on the page stays done.',
  sendEdited: 'Send again',
  cancel: 'Cancel',
  askAgain: 'Ask again from here',
  earlier: (count: number) => `Earlier: ${count} ${count === 1 ? 'message' : 'messages'}, asked anew below`,
  earlierStands:
    'The assistant does not know of these any more. What was done on the page then still stands.',
  restartsSession:
    'The backend had lost what stands above. From here on the assistant does not know of it; what was done still stands.',
  tokensIn: (count: string) => `${count} in`,
  tokensCached: (count: string) => `${count} cached`,
  tokensOut: (count: string) => `${count} tokens out`,
};

const zh: typeof en = {
  copyCode: '复制代码',
  copyMessage: '复制我的消息',
  alsoTold: '随消息一起告诉助手的内容',
  copyAnswer: '复制回答（Markdown）',
  copied: '已复制',
  notCopied: '未能复制',
  table: '表格',
  ticked: '已完成：',
  unticked: '待办：',
  steps: '步骤',
  read: '已读取网页：',
  actionCount: count => `${count} 个操作：`,
  handlers: {
    waiting: count => `${count} 个待你决定`,
    running: count => `${count} 个执行中`,
    done: count => `${count} 个完成`,
    failed: count => `${count} 个失败`,
    unknown: count => `${count} 个不确定`,
    stopped: count => `${count} 个已停止`,
    'not-run': count => `${count} 个未执行`,
    undone: count => `${count} 个已撤销`,
  },
  stopUpdates: (done, left, unclear) =>
    `停止前已执行 ${done} 个操作，${left} 个未执行。${unclear > 0 ? `${unclear} 个失败或不确定，请查看网页。` : ''}`,
  edit: '修改后重新发送',
  editHint: '会从这里重新提问。后面的内容会折叠保留在对话里；已在网页上做的操作不会改变。',
  sendEdited: '重新发送',
  cancel: '取消',
  askAgain: '从这里重新提问',
  earlier: count => `之前的 ${count} 条消息，已在下面重新提问`,
  earlierStands: '助手已不再知道这些内容。当时在网页上做的操作仍然有效。',
  restartsSession: '后端已丢失上面的内容：从这里起，助手不知道之前说过什么；已做的操作仍然有效。',
  tokensIn: count => `输入 ${count}`,
  tokensCached: count => `缓存 ${count}`,
  tokensOut: count => `输出 ${count} token`,
};

/** What stands around the messages of a conversation. */
export const threadWords: Record<Language, typeof en> = { en, zh };
