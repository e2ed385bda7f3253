import * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import type { Download } from './browser/browser.ts';
import type { BrowserOperation } from './browser/browser-handler.ts';
import { webAddress } from './browser/web-address.ts';
import { addressSchema } from './contract/bounded-text.ts';
import { needsUser, succeeded } from './contract/observed.ts';
import type { Outcome } from './contract/outcome.ts';

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
    preview: async ({ browser }, { url }) => {
      const link = webAddress(url);
      await browser.assertOpen(link);
      // The server names the file, and only when it sends it.
      const facts = { kind: '', name: '', address: link, origin: new URL(link).origin, inFrame: false };
      const named = message('download.named');
      if (await browser.mayDownload()) return { facts, details: [named] };
      return { facts, details: [named, message('download.asking')], asksPermission: 'downloads' };
    },
    run: async ({ browser }, { url }) => {
      const address = webAddress(url);
      await browser.assertOpen(address);
      return describeDownload(await browser.download(address));
    },
  },
};

function describeDownload({ state, name, bytes }: Download): Outcome {
  const value = name === '' ? {} : { value: name };
  switch (state) {
    case 'finished':
      return { ...succeeded('download', message('download.finished', { name, bytes })), ...value };
    case 'going-on':
      return { ...succeeded('download', message('download.running', { name, bytes })), ...value };
    case 'asks':
      return { ...needsUser(message('download.asks', { name })), ...value };
  }
}
