import type { Usage } from '@assent/shared';

/** What two answers of one turn took together; the cost where both have one in the same currency. */
export function addUsage(one: Usage, other: Usage): Usage {
  const written = (one.cache_creation_input_tokens ?? 0) + (other.cache_creation_input_tokens ?? 0);
  const model = other.model ?? one.model;
  const cost =
    one.cost && one.cost.currency === other.cost?.currency
      ? { ...one.cost, amount: one.cost.amount + other.cost.amount }
      : undefined;
  return {
    input_tokens: one.input_tokens + other.input_tokens,
    output_tokens: one.output_tokens + other.output_tokens,
    cache_read_input_tokens: one.cache_read_input_tokens + other.cache_read_input_tokens,
    ...(written > 0 && { cache_creation_input_tokens: written }),
    ...(model !== undefined && { model }),
    ...(cost && { cost }),
  };
}
