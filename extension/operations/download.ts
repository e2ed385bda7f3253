import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import type { Download } from './browser/browser.ts';
import type { BrowserOperation } from './browser/browser-deed.ts';
import { webAddress } from './browser/web-address.ts';
import type { Outcome } from './outcome.ts';

const params = z.object({
  url: z.string().check(z.describe('the address, beginning with http:// or https://.')),
});

const MOST_SHOWN = 100;

export const download: BrowserOperation<z.infer<typeof params>> = {
  name: 'download',
  description: {
    zh: '把 params.url 的文件下载到浏览器的下载文件夹；文件内容不会被读取。',
    en: "Download the file at params.url into the browser's folder of downloads; its content is not read.",
  },
  verb: { zh: '下载', en: 'Download' },
  params,
  example: { action: 'download', target: {}, params: { url: 'https://example.com/report.pdf' } },
  effect: 'acts',
  emptyTarget: 'page',
  errors: ['InvalidArgument', 'NavigationError', 'NotPermitted', 'NeedsUser'],
  editable: ['url'],
  sparesPage: true,
  deed: {
    preview: async ({ browser, language }, { url }) => {
      const link = webAddress(url, language);
      await browser.assertOpen(link, language);
      const { origin, host, pathname } = new URL(link);
      const words = WORDS[language];
      const facts = { kind: words.file, name: placeOf(host, pathname), link, origin, inFrame: false };
      const details = [words.from(host, link), words.named];
      if (await browser.mayDownload()) return { facts, details };
      return { facts, details: [...details, words.asking], asksPermission: 'downloads' };
    },
    run: async ({ browser, language }, { url }) => {
      const address = webAddress(url, language);
      await browser.assertOpen(address, language);
      return describeDownload(await browser.download(address, language), language);
    },
  },
};

/** The end of the path may be what the file is called, or not: only the server says. */
function placeOf(host: string, pathname: string): string {
  const place = `${host}${pathname}`;
  return place.length > MOST_SHOWN ? `${place.slice(0, MOST_SHOWN)}…` : place;
}

function describeDownload({ state, name, bytes }: Download, language: Language): Outcome {
  const words = WORDS[language];
  const value = name === '' ? {} : { value: name };
  switch (state) {
    case 'finished':
      return { success: true, effect: 'download', message: words.finished(name, bytes), ...value };
    case 'going-on':
      return { success: true, effect: 'download', message: words.goingOn(name, bytes), ...value };
    case 'asks': {
      const asked = { effect: 'needs_user', error_type: 'NeedsUser' } as const;
      return { success: false, ...asked, message: words.asks(name), ...value };
    }
  }
}

const WORDS = {
  zh: {
    file: '地址里的文件',
    named: '文件名由服务器决定，下载之后会说明。',
    asking: '批准时，浏览器会问是否允许 Assent 管理下载。',
    from: (host: string, link: string) => `来自 ${host}：${link}`,
    finished: (name: string, bytes: number) => `文件 “${name}” 已经下载完成（${bytes} 字节）。`,
    goingOn: (name: string, bytes: number) =>
      `下载已经开始，还没有完成${name === '' ? '' : `：“${name}”`}（已收到 ${bytes} 字节）。不要重复下载。`,
    asks: (name: string) =>
      `浏览器认为文件${name === '' ? '' : ` “${name}” `}可能有危险，正等待确认。需要本人在下载列表里亲自决定是否保留。`,
  },
  en: {
    file: 'the file at',
    named: 'The server decides what the file is called; you are told afterwards.',
    asking: 'With the approval Chrome asks whether Assent may manage downloads.',
    from: (host: string, link: string) => `From ${host}: ${link}`,
    finished: (name: string, bytes: number) => `The file "${name}" is downloaded (${bytes} bytes).`,
    goingOn: (name: string, bytes: number) =>
      `The download has begun and is not finished${name === '' ? '' : `: "${name}"`} (${bytes} bytes so far). Do not start it again.`,
    asks: (name: string) =>
      `The browser takes the file${name === '' ? '' : ` "${name}"`} for dangerous and waits. Ask the person to decide in the list of downloads whether to keep it.`,
  },
};
