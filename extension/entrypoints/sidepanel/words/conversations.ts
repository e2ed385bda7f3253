import type { Language } from '@assent/shared';

const en = {
  title: 'Conversations',
  close: 'Close',
  search: 'Search conversations',
  searchHint: 'Search titles and texts',
  loading: 'Reading…',
  none: 'Nothing is kept here yet. What you write is kept on this device.',
  noneFound: (query: string) => `Nothing found for “${query}”.`,
  count: (count: number) => `${count} ${count === 1 ? 'conversation' : 'conversations'}`,
  more: (count: number) => `Show ${count} more`,
  untitled: 'Without words',
  openNow: 'Open now',
  actions: (title: string) => `More for “${title}”`,
  rename: 'Rename',
  nameOf: (title: string) => `New name for “${title}”`,
  save: 'Save',
  cancel: 'Cancel',
  markdown: 'Export as Markdown',
  json: 'Export as JSON',
  remove: 'Delete',
  removed: (title: string) => `Deleted: ${title}`,
  undo: 'Undo',
  removeAll: 'Delete everything',
  removeAllQuestion:
    'Delete all conversations and drafts from this device? This cannot be undone. What your backend keeps is not touched.',
  keepAll: 'Keep them',
  allRemoved: (count: number, left: number) =>
    left === 0
      ? `${en.count(count)} deleted.`
      : `${en.count(count)} deleted. ${en.count(left)} stayed, because another panel has them open: close that panel, then delete again.`,
  elsewhere: 'Another panel has this conversation open. Close it there first.',
  unreadable: 'Another version of Assent kept this conversation, and this one cannot read it. It stays kept.',
  gone: 'This conversation is no longer on this device.',
  failed: (reason: string) => `That did not work: ${reason}`,
  exportedBy: 'Exported from Assent',
  endings: { stopped: 'stopped by you', broken: 'not complete' },
  worksOn: 'This chat is about',
  showTab: 'Show tab',
  tabClosed: 'tab closed',
  imageLeftOut: (alt: string, host: string) => `[Image not loaded: ${alt} (${host})]`,
};

const zh: typeof en = {
  title: '对话记录',
  close: '关闭',
  search: '搜索对话',
  searchHint: '搜索标题和内容',
  loading: '正在读取…',
  none: '这里还没有记录。你写的内容会保存在本机。',
  noneFound: query => `没有找到“${query}”。`,
  count: count => `${count} 个对话`,
  more: count => `再显示 ${count} 个`,
  untitled: '没有文字',
  openNow: '当前打开',
  actions: title => `“${title}”的更多操作`,
  rename: '重命名',
  nameOf: title => `“${title}”的新名称`,
  save: '保存',
  cancel: '取消',
  markdown: '导出为 Markdown',
  json: '导出为 JSON',
  remove: '删除',
  removed: title => `已删除：${title}`,
  undo: '撤销',
  removeAll: '全部删除',
  removeAllQuestion: '从本机删除所有对话和草稿？此操作无法撤销。后端保存的内容不受影响。',
  keepAll: '保留',
  allRemoved: (count, left) =>
    left === 0
      ? `已删除 ${count} 个对话。`
      : `已删除 ${count} 个对话。还有 ${left} 个正在其他面板中打开，没有删除：请先关闭那个面板，再删除一次。`,
  elsewhere: '这个对话正在另一个面板中打开。请先在那里关闭。',
  unreadable: '这个对话由另一个版本的 Assent 保存，这个版本读不了。记录仍然保留。',
  gone: '这个对话已不在本机。',
  failed: reason => `没有成功：${reason}`,
  exportedBy: '由 Assent 导出',
  endings: { stopped: '你停止了', broken: '不完整' },
  worksOn: '所在网页：',
  showTab: '显示标签页',
  tabClosed: '标签页已关闭',
  imageLeftOut: (alt, host) => `[未加载图片：${alt}（${host}）]`,
};

/** The list of conversations, and what comes out of an export. */
export const conversationWords: Record<Language, typeof en> = { en, zh };
