import { type TaskRequestInput, taskAnswerSchema } from '@assent/shared';
import type { CountedShop } from './counted-shop.ts';
import { type Followed, type Following, followErrand, untilAnswered } from './follow-errand.ts';

export type Errand = Followed & { id: string; number: number; kind: ErrandKind };

/** `attended`: a person decides on what is filled in. `poor`: it may not use what it needs. */
const KINDS = ['allowed', 'attended', 'budgeted', 'poor'] as const;
type ErrandKind = (typeof KINDS)[number];

export const BUDGET = 5;
const POOR = 25;

/** Tells it from the others. */
export function promptOf(errand: number): string {
  return `Order one of each, as errand ${errand}.`;
}

/** From its request, which is sent until a relay takes it, to its end. */
export async function runErrand(number: number, shop: CountedShop, following: Following): Promise<Errand> {
  const kind = KINDS[number % KINDS.length] ?? 'allowed';
  const headers = { 'idempotency-key': `errand ${number}` };
  const response = await untilAnswered('/agent', requestFor(kind, shop, number), following, headers);
  const { id } = taskAnswerSchema.parse(await response.json());
  const followed = await followErrand(id, following);
  return { ...followed, id, number, kind };
}

function requestFor(
  kind: ErrandKind,
  { host, counterOf }: CountedShop,
  number: number,
): TaskRequestInput & { stream: false } {
  const operations = kind === 'attended' ? ['click'] : ['click', 'fill'];
  return {
    ...{ prompt: promptOf(number), urls: [counterOf(number)], stream: false, maxSteps: 200, timeout: 1_800 },
    maxCredits: kind === 'poor' ? POOR : 2_000,
    policy: {
      mode: kind === 'attended' ? 'attended' : 'policy',
      allow: [{ sites: [host], operations }],
      ...(kind === 'budgeted' && { budget: { actions: BUDGET } }),
    },
  };
}
