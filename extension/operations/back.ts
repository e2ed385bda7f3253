import { historyOperation } from './browser/history-operation.ts';

export const back = historyOperation('back', {
  by: -1,
  none: {
    zh: {
      message: '这个标签页的历史记录里没有上一页，无法返回。请用 navigate 打开需要的地址。',
      forPerson: '这个标签页的历史记录里没有上一页，无法返回。',
    },
    en: {
      message:
        'This tab has no page before this one to go back to. Use navigate with the address that is wanted.',
      forPerson: 'This tab has no page before this one to go back to.',
    },
  },
});
