import type { ResultTurn, ToolCall, Turn } from '../../history/turn.ts';
import { renderResult } from '../../prompt/result-text.ts';
import { renderTools } from '../../prompt/system-prompt.ts';
import type { Model, ModelEvent, ModelRequest, Say } from '../model.ts';
import { CallFinder } from './call-finder.ts';

/**
 * For models without native tool calling (section 6 of the protocol): tools go into the prompt, and calls are found in the
 * text. The events are the same.
 */
export function callingInText(model: Model): Model {
  return {
    ...model,
    async answer(request, signal, say) {
      if (request.tools.length === 0) return model.answer(inText(request), signal, say);
      const finder = new CallFinder();
      await model.answer(inText(request), signal, events =>
        emitAny(say, events.flatMap(withoutCalls(finder))),
      );
      // Only for a complete answer; the model has thrown for a cut-off one.
      const { text, call } = finder.end();
      emitAny(say, [...textEvents(text), ...(call ? [{ kind: 'call' as const, ...call }] : [])]);
    },
  };
}

function inText(request: ModelRequest): ModelRequest {
  const system = joinTexts(request.system, renderTools(request.tools));
  return { ...request, system, tools: [], turns: request.turns.map(renderTurn) };
}

function withoutCalls(finder: CallFinder): (event: ModelEvent) => ModelEvent[] {
  return event => (event.kind === 'text' ? textEvents(finder.take(event.text)) : [event]);
}

function emitAny(say: Say, events: readonly ModelEvent[]): void {
  if (events.length > 0) say(events);
}

function textEvents(text: string): ModelEvent[] {
  return text === '' ? [] : [{ kind: 'text', text }];
}

/** Calls and results become text, in the format of the model's instructions. */
function renderTurn(turn: Turn): Turn {
  switch (turn.role) {
    case 'user':
      return turn;
    case 'assistant':
      return { role: 'assistant', text: joinTexts(turn.text.trimEnd(), renderCall(turn.call)) };
    case 'result':
      return { role: 'user', text: renderResultBlock(turn), ...(turn.images && { images: turn.images }) };
  }
}

function renderCall(call: ToolCall | undefined): string {
  if (!call) return '';
  return JSON.stringify({ tool_call: { tool_name: call.name, arguments: call.arguments } });
}

/** Nothing in a result can end the block: it has no `<`, and its author did not know the id of the call. */
function renderResultBlock({ call, content }: ResultTurn): string {
  return `<tool_result ${call.id} ${call.name}>\n${renderResult(content, call.others)}\n</tool_result ${call.id}>`;
}

function joinTexts(...texts: readonly string[]): string {
  return texts.filter(text => text !== '').join('\n\n');
}
