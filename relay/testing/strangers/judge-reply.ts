import type { PageInfo } from '@assent/shared';
import * as z from 'zod';
import { LOOKUP_TOOL, type Reply } from '../../src/offline/exchange.ts';
import { converse, reply } from '../offline-reply.ts';
import type { RequestSet, Right, Step, StrangerRequest } from './request-set.ts';

/** `understood`: as one of the right answers; `declined`: words alone, where an action was asked for. */
export type Verdict = 'understood' | 'declined' | 'wrong';

export type Judged = { request: StrangerRequest; verdict: Verdict; reply: Reply };

export function judgeSet({ pages, requests }: RequestSet): Judged[] {
  return requests.map(request => {
    const page = pages[request.page];
    if (!page) throw new Error(`No page ${request.page}.`);
    return judgeRequest(request, page);
  });
}

/** More elements are asked for without the person, so a lookup is right by itself, or is answered with nothing more. */
function judgeRequest(request: StrangerRequest, page: PageInfo): Judged {
  const first = reply(request.request, page);
  if (first.call?.name === LOOKUP_TOOL) {
    if (request.right.some(right => isLookedFor(right, first.call?.arguments)))
      return { request, verdict: 'understood', reply: first };
    const next = converse(request.request, page, { success: true, elements: [] });
    return { request, verdict: judge(next, request.right), reply: next };
  }
  return { request, verdict: judge(first, request.right), reply: first };
}

function judge(given: Reply, right: readonly Right[]): Verdict {
  if (!given.call) return right.some(each => each.do === 'answer') ? 'understood' : 'declined';
  const steps = stepsOf(given.call);
  return right.some(each => each.do === 'act' && areSame(each.steps, steps)) ? 'understood' : 'wrong';
}

function isLookedFor(right: Right, given: Record<string, unknown> | undefined): boolean {
  if (right.do !== 'find') return false;
  const wanted = right.keyword?.trim().toLowerCase();
  return wanted === undefined || String(given?.keyword ?? '').toLowerCase() === wanted;
}

const batchSchema = z.looseObject({
  actions: z.array(
    z.looseObject({
      action: z.string(),
      target: z.looseObject({ elementId: z.string().optional(), selector: z.string().optional() }),
      params: z.record(z.string(), z.unknown()),
    }),
  ),
});

/** What an action does besides its name and target. */
const DETAILS = ['value', 'key', 'direction', 'to', 'color', 'url', 'query', 'tabId'];

function stepsOf({ name, arguments: given }: NonNullable<Reply['call']>): Step[] {
  const batch = batchSchema.safeParse(given);
  if (!batch.success) return [{ operation: name, target: undefined, value: detailOf(given) }];
  return batch.data.actions.map(({ action, target, params }) => ({
    operation: action,
    target: target.elementId ?? target.selector,
    value: detailOf(params),
  }));
}

function detailOf(params: Record<string, unknown>): string | undefined {
  const key = DETAILS.find(each => params[each] !== undefined);
  return key === undefined ? undefined : String(params[key]);
}

function areSame(wanted: readonly Step[], given: readonly Step[]): boolean {
  return (
    wanted.length === given.length &&
    wanted.every((step, index) => {
      const other = given[index];
      return (
        other !== undefined &&
        step.operation === other.operation &&
        (step.target ?? undefined) === other.target &&
        (step.value == null || step.value.trim() === (other.value ?? '').trim())
      );
    })
  );
}
