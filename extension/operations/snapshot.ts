import * as z from 'zod/mini';
import type { BrowserOperation } from './browser/browser-handler.ts';
import { factsOfTab } from './browser/shared-tab.ts';
import { idSchema } from './contract/bounded-text.ts';
import { describeOutline } from './outlining/describe-outline.ts';

export const MAX_CHARACTERS = 20_000;
export const MAX_EVER = 50_000;

const params = z.object({
  depth: z.optional(z.int().check(z.gte(1))),
  from: z.optional(z.int().check(z.gte(0))),
  maxCharacters: z.optional(z.int().check(z.gte(500), z.lte(MAX_EVER))),
  since: z.optional(idSchema),
});

export const snapshot: BrowserOperation<'snapshot', z.infer<typeof params>> = {
  name: 'snapshot',
  params,
  example: { action: 'snapshot', target: {}, params: { depth: 8 } },
  effect: 'reads',
  emptyTarget: 'page',
  errors: [
    'InvalidArgument',
    'ElementNotFound',
    'StaleElement',
    'NotInteractable',
    'NotPermitted',
    'Unsupported',
  ],
  takesTarget: true,
  handler: {
    preview: async ({ browser, tabId, target, language }) => {
      const tab = await browser.tab(tabId);
      const facts = factsOfTab(tab, language);
      await browser.assertReadable(tabId);
      if (!Object.values(target).some(Boolean)) return { facts };
      const { lines } = await browser.outline(tabId, { target }, language);
      return { facts, details: lines.slice(0, 1).map(({ text }) => text) };
    },
    run: async ({ browser, tabId, target, language }, { depth, from, maxCharacters, since: named }) => {
      // Models send an empty string for none.
      const since = named || undefined;
      const snapshotId = `s_${crypto.randomUUID().slice(0, 8)}`;
      const outline = await browser.outline(tabId, { target, snapshotId, since }, language);
      const wanted = {
        snapshotId,
        since,
        from: from ?? 0,
        depth: depth ?? Number.POSITIVE_INFINITY,
        maxCharacters: maxCharacters ?? MAX_CHARACTERS,
      };
      return describeOutline(outline, wanted);
    },
  },
};
