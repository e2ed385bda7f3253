import * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import type { BrowserOperation } from './browser/browser-handler.ts';
import { addressSchema, nameSchema } from './contract/bounded-text.ts';
import { conditionOf } from './waiting/condition-of.ts';
import { describeCondition } from './waiting/describe-condition.ts';
import { describeWaited } from './waiting/describe-waited.ts';

export const USUAL_SECONDS = 10;

/** The panel gives up on a run after 30 seconds. */
export const MAX_SECONDS = 20;

const params = z.object({
  for: z.optional(z.enum(['element', 'gone', 'text', 'url', 'network', 'time'])),
  selector: z.optional(nameSchema),
  text: z.optional(nameSchema),
  url: z.optional(addressSchema),
  seconds: z.optional(z.number().check(z.gte(0.1), z.lte(MAX_SECONDS))),
});

export const wait: BrowserOperation<'wait', z.infer<typeof params>> = {
  name: 'wait',
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
      const condition = conditionOf(wanted, target);
      const elementId = 'target' in condition ? condition.target.elementId : undefined;
      const [tab, element] = await Promise.all([
        browser.tab(tabId),
        elementId ? browser.factsOf(tabId, elementId, language) : undefined,
      ]);
      const { seconds = USUAL_SECONDS } = wanted;
      if (condition.for === 'time') return { sentence: message('wait.forTime', { seconds }) };
      return {
        ...describeCondition(condition, tab, element, language),
        after: message('wait.atMost', { seconds }),
      };
    },
    run: async ({ browser, tabId, target, stopped }, wanted) => {
      const condition = conditionOf(wanted, target);
      const { seconds = USUAL_SECONDS } = wanted;
      const start = performance.now();
      const ended = AbortSignal.any([stopped, AbortSignal.timeout(seconds * 1_000)]);
      const waited = await browser.wait(tabId, condition, ended);
      if (stopped.aborted)
        return {
          success: false,
          effect: 'stopped',
          error_type: 'Rejected',
          message: message('wait.stopped'),
        };
      const [tab] = await browser.tabs([tabId]);
      return describeWaited(condition, waited, performance.now() - start, tab);
    },
  },
};
