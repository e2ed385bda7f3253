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
  ledToNeverRead: {
    zh: {
      message:
        '这个地址把下载转到了一个在 Assent 中被设为“从不读取”的网站，所以已经取消，文件没有保留，也不会告诉它的任何信息。不要再试；请告诉用户，由用户亲手下载。',
      forPerson:
        '这个地址把下载转到了一个你设为“从不读取”的网站，所以已经取消，文件没有保留。需要的话请自己下载。',
    },
    en: {
      message:
        'The address led the download on to a site that the person has set to “never read” in Assent, so it was cancelled, the file was not kept and nothing of it is told. Do not try again; tell the person, who can download it by hand.',
      forPerson:
        'The address led the download on to a site that you have set to “never read”, so it was cancelled and the file was not kept. Download it yourself if you want it.',
    },
  },
  failed: {
    zh: (reason: string) => `文件没有下载成功，浏览器给出的原因是 ${reason}。请检查地址，或手动下载。`,
    en: (reason: string) =>
      `The file was not downloaded. The browser's reason: ${reason}. Check the address; it may also be downloaded by hand.`,
  },
} as const satisfies Record<string, Record<Language, Told | ((reason: string) => string)>>;
