import { renderTools } from '../prompt/tools-text.ts';
import type { Model, ModelEvent, ModelRequest, Say } from './model.ts';
import { CallFinder } from './text-calls/call-finder.ts';
import { renderTurns } from './text-calls/render-turns.ts';

/**
 * The same model for tools without native tool calling (section 6 of the protocol): it reads of them in its prompt, and its
 * calls are found in its text. Both end in the same events.
 */
export function callingInText(model: Model): Model {
  return {
    ...model,
    async answer(request, signal, say) {
      if (request.tools.length === 0) return model.answer(inText(request), signal, say);
      const finder = new CallFinder();
      await model.answer(inText(request), signal, events =>
        sayAny(say, events.flatMap(withoutCalls(finder))),
      );
      // Only when the answer has ended as it should; the model has thrown where it was cut off.
      const { text, call } = finder.end();
      sayAny(say, [...textEvents(text), ...(call ? [{ kind: 'call' as const, ...call }] : [])]);
    },
  };
}

function inText(request: ModelRequest): ModelRequest {
  const system = [request.system, renderTools(request.tools)].filter(part => part !== '').join('\n\n');
  return { ...request, system, tools: [], turns: renderTurns(request.turns) };
}

function withoutCalls(finder: CallFinder): (event: ModelEvent) => ModelEvent[] {
  return event => (event.kind === 'text' ? textEvents(finder.take(event.text)) : [event]);
}

function sayAny(say: Say, events: readonly ModelEvent[]): void {
  if (events.length > 0) say(events);
}

function textEvents(text: string): ModelEvent[] {
  return text === '' ? [] : [{ kind: 'text', text }];
}
