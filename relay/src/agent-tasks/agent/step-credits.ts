import type { TaskRequest } from '@assent/shared';
import { tokenCredits } from '../../credits/price-list.ts';
import { estimateTokens, estimateTurn } from '../../history/estimate-tokens.ts';
import type { Turn } from '../../history/turn.ts';
import type { ServerTool } from '../../tools/server-tool.ts';
import { firstTurn, TASK_SYSTEM } from './task-prompt.ts';
import { taskTools } from './task-tools.ts';

/** Tokens that an answer is expected to have. */
const USUAL_ANSWER = 800;

/** Credits that a call may use by itself: a browser session, or a search. */
const USUAL_CALL = 1;

/** Credits that are held for the next step, of a model that reads these turns. What it uses beyond that is not charged. */
export function stepCredits(turns: readonly Turn[], tools: readonly ServerTool[]): number {
  const read = turns.reduce((sum, turn) => sum + estimateTurn(turn), 0);
  const offered = tools.flatMap(tool => (tool.offered ? [tool.advertised] : []));
  const input_tokens = read + estimateTokens(JSON.stringify(offered)) + estimateTokens(TASK_SYSTEM);
  const usage = { input_tokens, output_tokens: USUAL_ANSWER, cache_read_input_tokens: 0 };
  return tokenCredits(usage) + USUAL_CALL;
}

/** With fewer credits, a task fails before anything is done. */
export function firstStepCredits(request: TaskRequest, searchUrl: string | undefined): number {
  return stepCredits(
    [firstTurn(request)],
    taskTools(request, searchUrl, { browse: onlyDescribed, search: onlyDescribed }),
  );
}

function onlyDescribed(): never {
  throw new Error('A tool was called that no task has.');
}
