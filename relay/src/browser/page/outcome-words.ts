import type { Language } from '@assent/shared';

const en = {
  looked: 'Looked at the element.',
  counted: 'Counted what the selector matches.',
  cut: 'It is too large, so the end is missing. Look at a part of it.',
  wantsTrusted: 'This session can give real input: send the action again with "trusted": true.',
  mayWantTrusted:
    'If the page ignores events of scripts, "trusted": true gives real input. Look at the page first, so that nothing is done twice.',
  elsewhere: 'It was done, and led to a page that the policy of this session does not allow to be read.',
  notSaved: 'A session keeps no files, so it was not saved.',
};

const zh: typeof en = {
  looked: '已查看该元素。',
  counted: '已统计选择器匹配的元素数量。',
  cut: '内容过大，末尾已省略。请查看其中一部分。',
  wantsTrusted: '此会话可以用真实输入完成：请加上 "trusted": true 再发一次。',
  mayWantTrusted: '如果网页忽略脚本事件，可用 "trusted": true 以真实输入操作。请先查看网页，以免重复执行。',
  elsewhere: '操作已执行，并转到了此会话的策略不允许读取的网页。',
  notSaved: '浏览器会话不保存文件，所以没有保存。',
};

/** What a session itself says in an outcome, beside the words of the extension. */
export const OUTCOME_WORDS: Readonly<Record<Language, typeof en>> = { en, zh };
