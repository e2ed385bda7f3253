import * as z from 'zod/mini';
import type { Target } from './action.ts';
import { idSchema } from './bounded-text.ts';
import type { BrowserOperation } from './browser/browser-handler.ts';
import { factsOfTab } from './browser/shared-tab.ts';
import { describeOutline } from './outlining/describe-outline.ts';

/** Characters that one call tells. */
export const MOST_CHARACTERS = 20_000;
export const MOST_EVER = 50_000;

const params = z.object({
  depth: z
    .optional(z.int().check(z.gte(1)))
    .check(z.describe('so many levels only; the last says how much is inside.')),
  from: z
    .optional(z.int().check(z.gte(0)))
    .check(z.describe('the line to go on from, as the result of the call before said.')),
  maxCharacters: z
    .optional(z.int().check(z.gte(500), z.lte(MOST_EVER)))
    .check(z.describe(`so many at most (${MOST_CHARACTERS}).`)),
  since: z
    .optional(idSchema)
    .check(z.describe('a snapshot_id of this page: only what changed since then is told.')),
});

export const snapshot: BrowserOperation<z.infer<typeof params>> = {
  name: 'snapshot',
  description: {
    zh: `以缩进的行给出页面（或目标这一部分）的无障碍大纲：角色、名称、状态、值；[ref=…] 是 elementId，可在任何操作里用。只要 params.depth 层；从第 params.from 行继续；最多 params.maxCharacters 个字符（默认 ${MOST_CHARACTERS}）；或者只要自某次结果的 snapshot_id（params.since）以来的变化。`,
    en: `Give the accessibility outline of the page, or of the target, as indented lines: role, name, states, value; [ref=…] is an elementId for any action. params.depth levels only; on from line params.from; params.maxCharacters at most (${MOST_CHARACTERS}); with params.since, the snapshot_id of a result, only what changed.`,
  },
  verb: { zh: '读取…的结构', en: 'Read the outline of …' },
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
      const tab = await browser.tab(tabId, language);
      const facts = factsOfTab(tab, language);
      await browser.assertReadable(tabId, language);
      if (!isPart(target)) return { facts };
      const { lines } = await browser.outline(tabId, { target }, language);
      return { facts, details: lines.slice(0, 1).map(({ text }) => text) };
    },
    run: async ({ browser, tabId, target, language }, { depth, from, maxCharacters, since: named }) => {
      // Models fill in an empty one where they mean none.
      const since = named || undefined;
      const snapshotId = `s_${crypto.randomUUID().slice(0, 8)}`;
      const outline = await browser.outline(tabId, { target, snapshotId, since }, language);
      const wanted = {
        snapshotId,
        since,
        from: from ?? 0,
        depth: depth ?? Number.POSITIVE_INFINITY,
        maxCharacters: maxCharacters ?? MOST_CHARACTERS,
      };
      return describeOutline(outline, wanted, language);
    },
  },
};

function isPart(target: Target): boolean {
  return Object.values(target).some(Boolean);
}
