import { saysFailed } from '../history/result-content.ts';
import type { ResultTurn, ToolCall, Turn } from '../history/turn.ts';

/** What a message asks for: an answer of the model, or first the run of a server tool that the person approved. */
export type Accepted =
  | { kind: 'answer'; turns: readonly Turn[] }
  | { kind: 'run'; turns: readonly Turn[]; call: ToolCall };

export function answer(turns: readonly Turn[]): Accepted {
  return { kind: 'answer', turns };
}

export function resultTurn(call: ToolCall, content: string): ResultTurn {
  return { role: 'result', call, content, failed: saysFailed(content) };
}
