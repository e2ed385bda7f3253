import type { ResultTurn, ToolCall, Turn } from '../../history/turn.ts';
import { renderResult } from '../../prompt/result-text.ts';

/** The conversation for a model that reads calls and results as text, in the form in which it was told to write them. */
export function renderTurns(turns: readonly Turn[]): Turn[] {
  return turns.map(renderTurn);
}

function renderTurn(turn: Turn): Turn {
  switch (turn.role) {
    case 'user':
      return turn;
    case 'assistant':
      return {
        role: 'assistant',
        text: [turn.text.trimEnd(), renderCall(turn.call)].filter(isSaid).join('\n\n'),
      };
    case 'result':
      return { role: 'user', text: renderResultBlock(turn), ...(turn.images && { images: turn.images }) };
  }
}

function renderCall(call: ToolCall | undefined): string {
  if (!call) return '';
  return JSON.stringify({ tool_call: { tool_name: call.name, arguments: call.arguments } });
}

/** Nothing in a result can end the block: it holds no `<`, and nobody who wrote it knew the id of the call. */
function renderResultBlock({ call, content }: ResultTurn): string {
  return `<tool_result ${call.id} ${call.name}>\n${renderResult(content, call.others)}\n</tool_result ${call.id}>`;
}

function isSaid(text: string): boolean {
  return text !== '';
}
