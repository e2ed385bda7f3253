import type { Model, ModelEvent, ModelUsage } from './model.ts';

/** For a million tokens, in a currency of ISO 4217. */
export type Prices = {
  currency: string;
  input: number;
  output: number;
  /** Read from the provider's cache; as `input` unless it is said. */
  cacheRead?: number | undefined;
  /** Written into it; as `input` unless it is said. */
  cacheWrite?: number | undefined;
};

const MILLION = 1_000_000;

/** The same model, whose usage tells what the answer cost. */
export function pricing(model: Model, prices: Prices): Model {
  return {
    ...model,
    answer: (request, signal, say) =>
      model.answer(request, signal, events => say(events.map(event => withCost(event, prices)))),
  };
}

function withCost(event: ModelEvent, prices: Prices): ModelEvent {
  if (event.kind !== 'usage') return event;
  const cost = { amount: costOf(event.usage, prices), currency: prices.currency };
  return { kind: 'usage', usage: { ...event.usage, cost } };
}

function costOf(usage: ModelUsage, { input, output, cacheRead = input, cacheWrite = input }: Prices): number {
  const sum =
    usage.input_tokens * input +
    usage.output_tokens * output +
    (usage.cache_read_input_tokens ?? 0) * cacheRead +
    (usage.cache_creation_input_tokens ?? 0) * cacheWrite;
  return sum / MILLION;
}
