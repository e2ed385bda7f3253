import * as z from 'zod/mini';
import { addressSchema, nameSchema } from './bounded-text.ts';
import type { BrowserOperation } from './browser/browser-handler.ts';
import { conditionOf } from './waiting/condition-of.ts';
import { describeCondition } from './waiting/describe-condition.ts';
import { describeWaited } from './waiting/describe-waited.ts';

export const USUAL_SECONDS = 10;

/** The panel takes a run that has not answered after 30 seconds for lost. */
export const MOST_SECONDS = 20;

const params = z.object({
  for: z
    .optional(z.enum(['element', 'gone', 'text', 'url', 'network', 'time']))
    .check(
      z.describe(
        'what for: element (to be seen), gone (an element or text, to be seen no more), text, url, network (quiet), or time. Left out, it is what is named.',
      ),
    ),
  selector: z.optional(nameSchema).check(z.describe('a CSS selector, instead of a target.')),
  text: z.optional(nameSchema).check(z.describe('a text that the page is to show.')),
  url: z.optional(addressSchema).check(z.describe('a part of the address; * stands for anything.')),
  seconds: z
    .optional(z.number().check(z.gte(0.1), z.lte(MOST_SECONDS)))
    .check(z.describe(`how long at most; ${USUAL_SECONDS} when left out, ${MOST_SECONDS} at most.`)),
});

export const wait: BrowserOperation<z.infer<typeof params>> = {
  name: 'wait',
  description: {
    zh: `等待。params.for 为 element（目标或 params.selector 出现）、gone（它或 params.text 消失）、text（params.text 出现）、url（网址含有 params.url，* 代表任意内容）、network（网络空闲）或 time（一段时间）；不写时就是指明的那一个。最多等 params.seconds 秒（默认 ${USUAL_SECONDS}），页面跳转后继续等。`,
    en: `Wait. params.for is element (the target, or params.selector, is seen), gone (it, or params.text, is seen no more), text (params.text is shown), url (params.url is a part of the address; * is anything), network (quiet) or time; left out, it is what is named. params.seconds at most (${USUAL_SECONDS}), and on through navigations.`,
  },
  verb: { zh: '等待', en: 'Wait' },
  params,
  example: { action: 'wait', target: {}, params: { for: 'text', text: 'Order placed', seconds: 10 } },
  effect: 'reads',
  emptyTarget: 'page',
  errors: ['InvalidArgument', 'Timeout', 'NotPermitted', 'Unsupported', 'Rejected'],
  takesTarget: true,
  leadsElsewhere: true,
  outlivesPage: true,
  handler: {
    preview: async ({ browser, tabId, target, language }, wanted) => {
      const condition = conditionOf(wanted, target, language);
      const elementId = 'target' in condition ? condition.target.elementId : undefined;
      const [tab, matching] = await Promise.all([
        browser.tab(tabId, language),
        elementId ? browser.factsOf(tabId, elementId, language) : undefined,
      ]);
      const { seconds = USUAL_SECONDS } = wanted;
      if (condition.for === 'time') return { sentence: EXACTLY[language](seconds) };
      return { ...describeCondition(condition, tab, matching, language), after: AT_MOST[language](seconds) };
    },
    run: async ({ browser, tabId, target, language, stopped }, wanted) => {
      const condition = conditionOf(wanted, target, language);
      const { seconds = USUAL_SECONDS } = wanted;
      const start = performance.now();
      const ended = AbortSignal.any([stopped, AbortSignal.timeout(seconds * 1_000)]);
      const waited = await browser.wait(tabId, condition, ended, language);
      if (stopped.aborted)
        return { success: false, effect: 'stopped', error_type: 'Rejected', ...STOPPED[language] };
      const [tab] = await browser.tabs([tabId]);
      return describeWaited(condition, waited, performance.now() - start, tab, language);
    },
  },
};

const STOPPED = {
  zh: { message: '等待被用户停止了。不要接着等，先看用户说什么。', forPerson: '你停止了等待。' },
  en: {
    message: 'The person stopped the wait. Do not go on with it; see what they say.',
    forPerson: 'You stopped the wait.',
  },
};

const AT_MOST = {
  zh: (seconds: number) => `最多 ${seconds} 秒`,
  en: (seconds: number) => `${seconds} s at most`,
};

const EXACTLY = {
  zh: (seconds: number) => `等待 ${seconds} 秒`,
  en: (seconds: number) => `Wait for ${seconds} s`,
};
