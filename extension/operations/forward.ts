import { historyOperation } from './browser/history-operation.ts';

export const forward = historyOperation('forward', {
  by: 1,
  none: {
    zh: {
      message: '这个标签页的历史记录里没有下一页，无法前进。请用 navigate 打开需要的地址。',
      forPerson: '这个标签页的历史记录里没有下一页，无法前进。',
    },
    en: {
      message:
        'This tab has no page after this one to go forward to. Use navigate with the address that is wanted.',
      forPerson: 'This tab has no page after this one to go forward to.',
    },
  },
});
