import { estimateTokens, mostTokens, mostTokensOfText } from '../history/estimate-tokens.ts';
import { fitTurns } from '../history/fit-turns.ts';
import type { Turn } from '../history/turn.ts';
import type { Model, ModelRequest } from './model.ts';

export type TokenBudget = {
  /** What the model can read and write in all. */
  contextTokens: number;
  /** Of one answer. */
  maxTokens: number;
};

/** Our count of tokens may be too small for a tokenizer that we have not seen. */
const MARGIN = 0.9;
/** What is not history is counted in steps of this part of the whole, so that another page does not move the cut. */
const STEP = 1 / 16;

/** The same model, shown as much of a conversation as it can read. What is stored stays whole. */
export function withinBudget(model: Model, budget: TokenBudget): Model {
  return {
    ...model,
    answer: (request, signal, say) =>
      model.answer({ ...request, turns: turnsWithin(request, budget) }, signal, say),
  };
}

function turnsWithin(request: ModelRequest, { contextTokens, maxTokens }: TokenBudget): readonly Turn[] {
  const { turns } = request;
  const texts = otherTexts(request);
  const step = Math.max(1, Math.floor(contextTokens * STEP));
  const room = (others: number): number =>
    Math.max(0, contextTokens * MARGIN - maxTokens - Math.ceil(others / step) * step);
  // Most conversations are far from the limit, and their answers should not wait for a count of each character.
  const most = texts.reduce((sum, text) => sum + mostTokensOfText(text), 0);
  if (mostTokens(turns) <= room(most)) return turns;
  return fitTurns(turns, room(texts.reduce((sum, text) => sum + estimateTokens(text), 0)));
}

/** The system prompt, the tools and the page. */
function otherTexts({ system, tools, page }: ModelRequest): string[] {
  return [system, JSON.stringify(tools), JSON.stringify(page ?? null)];
}
