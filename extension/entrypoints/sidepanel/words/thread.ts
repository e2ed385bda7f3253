import type { Language } from '@assent/shared';

const en = {
  copyCode: 'Copy code',
  copied: 'Copied',
  notCopied: 'Not copied',
  table: 'Table',
  ticked: 'Done:',
  unticked: 'To do:',
};

const zh: typeof en = {
  copyCode: '复制代码',
  copied: '已复制',
  notCopied: '未能复制',
  table: '表格',
  ticked: '已完成：',
  unticked: '待办：',
};

/** What stands around the messages of a conversation. */
export const threadWords: Record<Language, typeof en> = { en, zh };
