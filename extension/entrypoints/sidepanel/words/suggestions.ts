import type { Language } from '@assent/shared';

/** A text that ends in a colon is open: the person writes it to its end. */
const en = {
  name: 'Suggestions',
  selection: 'Explain the selected text',
  form: 'Fill in this form with: ',
  search: 'Search on this site for: ',
  table: 'Summarize this table',
  list: 'Summarize this list',
  article: 'Summarize this article',
  anywhere: ['What can I do on this page?', 'Highlight what is most important here', 'Read the heading'],
};

const zh: typeof en = {
  name: '建议',
  selection: '解释选中的文字',
  form: '用以下信息填写这个表单：',
  search: '在这个网站上搜索：',
  table: '总结这个表格',
  list: '总结这个列表',
  article: '总结这篇文章',
  anywhere: ['这个网页上能做什么？', '高亮这里最重要的内容', '读一下标题'],
};

/** What could be asked of a page while a conversation is empty. */
export const suggestionWords: Record<Language, typeof en> = { en, zh };
