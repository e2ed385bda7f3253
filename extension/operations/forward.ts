import { historyOperation } from './browser/history-operation.ts';

export const forward = historyOperation('forward', {
  by: 1,
  description: {
    zh: '在当前标签页前进到下一页（返回之后才有）。',
    en: 'Go forward to the next page in the current tab, as after going back.',
  },
  verb: { zh: '让…前进到下一页', en: 'Go forward from …' },
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
