import * as z from 'zod/mini';
import { type Message, message } from '../messages/message.ts';
import type { BrowserOperation } from './browser/browser-handler.ts';
import { describeArrival } from './browser/describe-arrival.ts';
import { factsOfTab } from './browser/shared-tab.ts';
import { reportUnreadSite, webAddress } from './browser/web-address.ts';
import { addressSchema } from './contract/bounded-text.ts';

/** The panel gives up on a run after 30 seconds. */
const MAX_SECONDS = 20;

const params = z.object({
  url: addressSchema,
  waitUntil: z.optional(z.enum(['load', 'domcontentloaded', 'networkidle'])),
  seconds: z.optional(z.number().check(z.gte(1), z.lte(MAX_SECONDS))),
});
type Params = z.infer<typeof params>;

export const navigate: BrowserOperation<'navigate', Params> = {
  name: 'navigate',
  params,
  example: { action: 'navigate', target: {}, params: { url: 'https://example.com/' } },
  effect: 'leaves',
  emptyTarget: 'page',
  errors: ['InvalidArgument', 'NavigationError', 'NotPermitted', 'NeedsUser', 'Timeout'],
  editable: ['url'],
  leadsElsewhere: true,
  handler: {
    preview: async ({ browser, tabId, language }, { url, ...patience }) => {
      const link = webAddress(url);
      await browser.assertOpen(link);
      const tab = await browser.tab(tabId);
      const unread = await reportUnreadSite(browser, link, tabId);
      const sentence = isSamePage(tab.url, link) ? { sentence: message('navigation.withinPage') } : {};
      return {
        facts: { ...factsOfTab(tab, language), link },
        ...sentence,
        ...unread,
        ...shownPatience(patience),
      };
    },
    run: async ({ browser, tabId, stopped }, { url, waitUntil, seconds }) => {
      const address = webAddress(url);
      await browser.assertOpen(address);
      const start = performance.now();
      const mostMs = seconds === undefined ? undefined : seconds * 1_000;
      const arrival = await browser.navigate(tabId, address, {
        isLoadAwaited: waitUntil !== 'domcontentloaded',
        mostMs,
      });
      const outcome = describeArrival(arrival);
      if (waitUntil !== 'networkidle' || !outcome.success) return outcome;
      const left = (mostMs ?? Number.POSITIVE_INFINITY) - (performance.now() - start);
      const ended = AbortSignal.any([stopped, AbortSignal.timeout(Math.max(0, Math.min(left, IDLE_MS)))]);
      const { isMet } = await browser.wait(tabId, { for: 'network' }, ended);
      const sentences = [outcome.message, message(isMet ? 'navigation.idle' : 'navigation.notIdle')];
      return { ...outcome, message: message('sentences', { sentences }) };
    },
  },
};

/** After the page has loaded: pages that ask their server again and again are never idle. */
const IDLE_MS = 5_000;

function shownPatience({ waitUntil, seconds }: Omit<Params, 'url'>): { details?: [Message] } {
  if (waitUntil === undefined && seconds === undefined) return {};
  return {
    details: [message('navigation.patience', { until: waitUntil ?? 'load', seconds: seconds ?? null })],
  };
}

/** The same address except for its fragment. */
function isSamePage(before: string, after: string): boolean {
  const { hash } = new URL(after);
  return hash !== '' && before.split('#')[0] === after.slice(0, -hash.length);
}
