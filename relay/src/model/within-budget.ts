import { estimateTokens } from '../history/estimate-tokens.ts';
import { fitTurns } from '../history/fit-turns.ts';
import { pageRows } from '../prompt/page-rows.ts';
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
    answer: (request, signal) =>
      model.answer({ ...request, turns: fitTurns(request.turns, historyLimit(request, budget)) }, signal),
  };
}

function historyLimit(request: ModelRequest, { contextTokens, maxTokens }: TokenBudget): number {
  const step = Math.max(1, Math.floor(contextTokens * STEP));
  const others = Math.ceil(estimateOthers(request) / step) * step;
  return Math.max(0, contextTokens * MARGIN - maxTokens - others);
}

/** The system prompt, the tools and the page. */
function estimateOthers({ system, tools, page }: ModelRequest): number {
  const rows = page ? pageRows(page).map(row => row.join(' | ')) : [];
  return estimateTokens(system) + estimateTokens(JSON.stringify(tools)) + estimateTokens(rows.join('\n'));
}
