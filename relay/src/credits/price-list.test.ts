import type { Usage } from '@assent/shared';
import { expect, test } from 'vitest';
import { tokenCredits } from './price-list.ts';

const usage = (more: Partial<Usage>): Usage => ({
  ...{ input_tokens: 0, output_tokens: 0, cache_read_input_tokens: 0 },
  ...{ cache_creation_input_tokens: undefined, model: undefined, cost: undefined, ...more },
});

test.each<[Partial<Usage>, number]>([
  [{}, 0],
  [{ input_tokens: 1 }, 1],
  [{ input_tokens: 2_000 }, 1],
  [{ input_tokens: 2_001 }, 2],
  [{ output_tokens: 400 }, 1],
  [{ output_tokens: 401 }, 2],
  [{ cache_read_input_tokens: 20_000 }, 1],
  [{ cache_read_input_tokens: 20_001 }, 2],
  // Written to the cache, so read for the first time.
  [{ cache_creation_input_tokens: 4_000 }, 2],
  // Rounded once: 0.5 + 0.25 + 0.25.
  [{ input_tokens: 1_000, output_tokens: 100, cache_read_input_tokens: 5_000 }, 1],
  // In fractions, this is 3.0000000000000004.
  [{ input_tokens: 4_025, output_tokens: 381, cache_read_input_tokens: 700 }, 3],
])('%j costs %i credits', (given, credits) => {
  expect(tokenCredits(usage(given))).toBe(credits);
});
