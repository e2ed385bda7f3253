import type { Bilingual, Language } from '@assent/shared';

/** What the background says of pages that did not come. Each says what happened and the next step. */
export const navigationWords = {
  failed: {
    zh: (reason: string) => `页面没有加载成功，浏览器给出的原因是 ${reason}。请检查地址，或稍后再试。`,
    en: (reason: string) =>
      `The page did not load. The browser's reason: ${reason}. Check the address, or try again later.`,
  },
  pending: {
    zh: '网站很久没有回应，页面还没有打开，浏览器仍在等待。请稍后用 reload 再试，或告诉对方。',
    en: 'The server has not answered for long, so the page is not there; the browser is still waiting. Try again later, or tell the person.',
  },
  noPageBefore: {
    zh: '这个标签页的历史记录里没有上一页，所以停留在原处。请用 navigate 打开需要的地址。',
    en: 'There is no page before this one in the history of the tab, so it stays. Use navigate with the address that is wanted.',
  },
  noPageAfter: {
    zh: '这个标签页的历史记录里没有下一页，所以停留在原处。请用 navigate 打开需要的地址。',
    en: 'There is no page after this one in the history of the tab, so it stays. Use navigate with the address that is wanted.',
  },
  hardlyAPage: {
    zh: '标签页停留在原处：它的历史记录里多半没有这样的页面。如果那是其他网站的页面，Chrome 不会说明它为什么没有打开。请用 navigate 打开需要的地址。',
    en: 'The tab stays where it is: most likely there is no such page in its history. Had it been one of another site, Chrome would not tell why it did not come. Use navigate with the address that is wanted.',
  },
  closeHeld: {
    zh: '页面要求确认是否离开（“离开此网站？”），标签页还没有关闭。需要本人在提示里亲自决定，然后继续。',
    en: 'The page asked "Leave site?", so the tab is not closed yet. Ask the person to decide that by hand, and go on from there.',
  },
  closeRefused: {
    zh: '标签页没有关闭：页面要求确认，选择了留下。不要重复关闭，请先问清楚。',
    en: 'The tab is still open: its page had the person asked, and they stayed. Do not close it again without asking them.',
  },
} as const satisfies Record<string, Bilingual | Record<Language, (reason: string) => string>>;
