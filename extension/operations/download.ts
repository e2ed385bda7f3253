import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { addressSchema } from './bounded-text.ts';
import type { Download } from './browser/browser.ts';
import type { BrowserOperation } from './browser/browser-handler.ts';
import { webAddress } from './browser/web-address.ts';
import type { Outcome } from './outcome.ts';

const params = z.object({
  url: addressSchema,
});

export const download: BrowserOperation<'download', z.infer<typeof params>> = {
  name: 'download',
  params,
  example: { action: 'download', target: {}, params: { url: 'https://example.com/report.pdf' } },
  effect: 'acts',
  emptyTarget: 'page',
  errors: ['InvalidArgument', 'NavigationError', 'NotPermitted', 'NeedsUser'],
  editable: ['url'],
  sparesPage: true,
  handler: {
    preview: async ({ browser, language }, { url }) => {
      const link = webAddress(url, language);
      await browser.assertOpen(link, language);
      const words = WORDS[language];
      // What it is called its server says, and only then.
      const facts = { kind: '', name: '', address: link, origin: new URL(link).origin, inFrame: false };
      if (await browser.mayDownload()) return { facts, details: [words.named] };
      return { facts, details: [words.named, words.asking], asksPermission: 'downloads' };
    },
    run: async ({ browser, language }, { url }) => {
      const address = webAddress(url, language);
      await browser.assertOpen(address, language);
      return describeDownload(await browser.download(address, language), language);
    },
  },
};

function describeDownload({ state, name, bytes }: Download, language: Language): Outcome {
  const words = WORDS[language];
  const value = name === '' ? {} : { value: name };
  switch (state) {
    case 'finished':
      return { success: true, effect: 'download', message: words.finished(name, bytes), ...value };
    case 'going-on':
      return { success: true, effect: 'download', ...words.goingOn(name, bytes), ...value };
    case 'asks': {
      const asked = { effect: 'needs_user', error_type: 'NeedsUser' } as const;
      return { success: false, ...asked, ...words.asks(name), ...value };
    }
  }
}

const WORDS = {
  zh: {
    named: '文件名由服务器决定，下载之后会说明。',
    asking: '批准时，浏览器会问是否允许 Assent 管理下载。',
    finished: (name: string, bytes: number) => `文件 “${name}” 已经下载完成（${bytes} 字节）。`,
    goingOn: (name: string, bytes: number) => {
      const goingOn = `下载已经开始，还没有完成${name === '' ? '' : `：“${name}”`}（已收到 ${bytes} 字节）。`;
      return { message: `${goingOn}不要重复下载。`, forPerson: goingOn };
    },
    asks: (name: string) => {
      const asks = `浏览器认为文件${name === '' ? '' : ` “${name}” `}可能有危险，正等待确认。`;
      return {
        message: `${asks}需要用户在下载列表里亲自决定是否保留。`,
        forPerson: `${asks}请在浏览器的下载列表里决定是否保留。`,
      };
    },
  },
  en: {
    named: 'The server decides what the file is called; you are told afterwards.',
    asking: 'With the approval Chrome asks whether Assent may manage downloads.',
    finished: (name: string, bytes: number) => `The file "${name}" is downloaded (${bytes} bytes).`,
    goingOn: (name: string, bytes: number) => {
      const goingOn = `The download has begun and is not finished${name === '' ? '' : `: "${name}"`} (${bytes} bytes so far).`;
      return { message: `${goingOn} Do not start it again.`, forPerson: goingOn };
    },
    asks: (name: string) => {
      const asks = `The browser takes the file${name === '' ? '' : ` "${name}"`} for dangerous and waits.`;
      return {
        message: `${asks} Ask the person to decide in the list of downloads whether to keep it.`,
        forPerson: `${asks} Decide in the browser's list of downloads whether to keep it.`,
      };
    },
  },
};
