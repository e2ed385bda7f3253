import type { Language } from '@assent/shared';
import type { Told } from '../../../page/user-facing-error.ts';

/** What the background says of pages that did not come. Each says what happened and the next step. */
export const navigationWords = {
  failed: {
    zh: (reason: string) => `页面没有加载成功，浏览器给出的原因是 ${reason}。请检查地址，或稍后再试。`,
    en: (reason: string) =>
      `The page did not load. The browser's reason: ${reason}. Check the address, or try again later.`,
  },
  pending: {
    zh: {
      message: '网站很久没有回应，页面还没有打开，浏览器仍在等待。请稍后用 reload 再试，或告诉用户。',
      forPerson: '网站很久没有回应，页面还没有打开，浏览器仍在等待。',
    },
    en: {
      message:
        'The server has not answered for long, so the page is not there; the browser is still waiting. Try again later, or tell the person.',
      forPerson:
        'The server has not answered for long, so the page is not there; the browser is still waiting.',
    },
  },
  noPageBefore: {
    zh: {
      message: '这个标签页的历史记录里没有上一页，所以停留在原处。请用 navigate 打开需要的地址。',
      forPerson: '这个标签页的历史记录里没有上一页，所以停留在原处。',
    },
    en: {
      message:
        'There is no page before this one in the history of the tab, so it stays. Use navigate with the address that is wanted.',
      forPerson: 'There is no page before this one in the history of the tab, so it stays.',
    },
  },
  noPageAfter: {
    zh: {
      message: '这个标签页的历史记录里没有下一页，所以停留在原处。请用 navigate 打开需要的地址。',
      forPerson: '这个标签页的历史记录里没有下一页，所以停留在原处。',
    },
    en: {
      message:
        'There is no page after this one in the history of the tab, so it stays. Use navigate with the address that is wanted.',
      forPerson: 'There is no page after this one in the history of the tab, so it stays.',
    },
  },
  hardlyAPage: {
    zh: {
      message:
        '标签页停留在原处：它的历史记录里多半没有这样的页面。如果那是其他网站的页面，Chrome 不会说明它为什么没有打开。请用 navigate 打开需要的地址。',
      forPerson:
        '标签页停留在原处：它的历史记录里多半没有这样的页面。如果那是其他网站的页面，Chrome 不会说明它为什么没有打开。',
    },
    en: {
      message:
        'The tab stays where it is: most likely there is no such page in its history. Had it been one of another site, Chrome would not tell why it did not come. Use navigate with the address that is wanted.',
      forPerson:
        'The tab stays where it is: most likely there is no such page in its history. Had it been one of another site, Chrome would not tell why it did not come.',
    },
  },
  closeHeld: {
    zh: {
      message:
        '页面要求确认是否离开（“离开此网站？”），标签页还没有关闭。需要用户在提示里亲自决定，然后继续。',
      forPerson: '页面问“离开此网站？”，标签页还没有关闭。请在提示里决定，然后告诉助手继续。',
    },
    en: {
      message:
        'The page asked "Leave site?", so the tab is not closed yet. Ask the person to decide that by hand, and go on from there.',
      forPerson:
        'The page asks “Leave site?”, so the tab is not closed yet. Answer it, then tell the assistant to go on.',
    },
  },
  closeRefused: {
    zh: {
      message: '标签页没有关闭：页面要求确认，选择了留下。不要重复关闭，请先问清楚。',
      forPerson: '标签页没有关闭：页面问是否离开，你选择了留下。',
    },
    en: {
      message:
        'The tab is still open: its page had the person asked, and they stayed. Do not close it again without asking them.',
      forPerson: 'The tab is still open: its page asked whether to leave, and you stayed.',
    },
  },
} as const satisfies Record<string, Record<Language, Told | ((reason: string) => string)>>;
