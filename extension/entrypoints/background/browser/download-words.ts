import type { Language } from '@assent/shared';
import type { Told } from '../../../page/told-error.ts';

export const downloadWords = {
  notAllowed: {
    zh: {
      message:
        '还没有允许 Assent 下载文件，所以什么都没有下载。请重新提出 download：批准时浏览器会询问，由用户允许；或者让用户亲手下载。',
      forPerson:
        '浏览器还没有允许 Assent 下载文件，所以什么都没有下载。让助手重新提出，并在浏览器询问时选择允许；或者自己下载。',
    },
    en: {
      message:
        'Assent may not download files yet, so nothing was fetched. Propose download again: with the approval the browser asks the person, who can allow it; or they can download it by hand.',
      forPerson:
        'The browser does not let Assent download files yet, so nothing was fetched. Have it proposed again and allow it when the browser asks, or download the file yourself.',
    },
  },
  failed: {
    zh: (reason: string) => `文件没有下载成功，浏览器给出的原因是 ${reason}。请检查地址，或手动下载。`,
    en: (reason: string) =>
      `The file was not downloaded. The browser's reason: ${reason}. Check the address; it may also be downloaded by hand.`,
  },
} as const satisfies Record<string, Record<Language, Told | ((reason: string) => string)>>;
