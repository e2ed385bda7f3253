import type { Bilingual, Language } from '@assent/shared';

export const downloadWords = {
  notAllowed: {
    zh: '还没有允许 Assent 下载文件，所以什么都没有下载。请重新提出 download：批准时浏览器会询问，由本人允许；或者由本人亲手下载。',
    en: 'Assent may not download files yet, so nothing was fetched. Propose download again: with the approval the browser asks the person, who can allow it; or they can download it by hand.',
  },
  failed: {
    zh: (reason: string) => `文件没有下载成功，浏览器给出的原因是 ${reason}。请检查地址，或由本人亲手下载。`,
    en: (reason: string) =>
      `The file was not downloaded. The browser's reason: ${reason}. Check the address, or ask the person to download it by hand.`,
  },
} as const satisfies Record<string, Bilingual | Record<Language, (reason: string) => string>>;
