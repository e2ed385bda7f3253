import { estimateTokens, estimateTurn } from '../history/estimate-tokens.ts';
import type { Turn } from '../history/turn.ts';
import type { ModelRequest } from '../model/model.ts';

type EstimatedUsage = {
  input_tokens: number;
  output_tokens: number;
  cache_read_input_tokens: number;
};

/**
 * What an answer used that ended before its provider said so: otherwise somebody who stops each answer would spend nothing.
 * Everything up to the last answer counts as read from the provider's cache, where it usually is.
 */
export function estimateUsage({ system, tools, turns, page }: ModelRequest, written: string): EstimatedUsage {
  const answered = turns.findLastIndex(({ role }) => role === 'assistant') + 1;
  const prefix = estimateTokens(system) + estimateTokens(JSON.stringify(tools));
  return {
    input_tokens: tokensOf(turns.slice(answered)) + estimateTokens(JSON.stringify(page ?? '')),
    output_tokens: estimateTokens(written),
    cache_read_input_tokens: prefix + tokensOf(turns.slice(0, answered)),
  };
}

function tokensOf(turns: readonly Turn[]): number {
  return turns.reduce((sum, turn) => sum + estimateTurn(turn), 0);
}
