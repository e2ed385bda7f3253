import type { Usage } from '@assent/shared';
import type { Entry } from '../../conversation/conversation.ts';

/** What a turn took in all, where the backend says so; the cost only where it names one for every answer, in one currency. */
export function turnUsage(entries: readonly Entry[]): Usage | undefined {
  const used = entries.flatMap(entry => (entry.kind === 'answer' && entry.usage ? [entry.usage] : []));
  const [first, ...others] = used;
  return first && others.reduce(add, first);
}

function add(one: Usage, other: Usage): Usage {
  const isSameCurrency = one.cost && one.cost.currency === other.cost?.currency;
  const amount = (one.cost?.amount ?? 0) + (other.cost?.amount ?? 0);
  return {
    input_tokens: one.input_tokens + other.input_tokens,
    output_tokens: one.output_tokens + other.output_tokens,
    cache_read_input_tokens: one.cache_read_input_tokens + other.cache_read_input_tokens,
    cost: isSameCurrency && one.cost ? { ...one.cost, amount } : undefined,
  };
}
