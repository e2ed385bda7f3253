import { countTokens } from '../page/reading/count-tokens.ts';
import { advertisedTools } from './list.ts';
import type { Toolset } from './toolset.ts';

/** What a set of tools costs a model with every request, estimated: the definitions as they are sent. */
export function toolsetTokens(toolset: Toolset): number {
  return countTokens(JSON.stringify(advertisedTools(toolset, true)));
}
