import { renderTools } from '../prompt/tools-text.ts';
import type { Model, ModelEvent, ModelRequest } from './model.ts';
import { CallFinder } from './text-calls/call-finder.ts';
import { renderTurns } from './text-calls/render-turns.ts';

/**
 * The same model for tools without native tool calling (section 6 of the protocol): it reads of them in its prompt, and its
 * calls are found in its text. Both end in the same events.
 */
export function callingInText(model: Model): Model {
  return {
    ...model,
    answer: (request, signal) => {
      const answer = model.answer(inText(request), signal);
      return request.tools.length === 0 ? answer : findCalls(answer);
    },
  };
}

function inText(request: ModelRequest): ModelRequest {
  const system = [request.system, renderTools(request.tools)].filter(part => part !== '').join('\n\n');
  return { ...request, system, tools: [], turns: renderTurns(request.turns) };
}

/** The call is given out when the answer has ended as it should; the model throws where it was cut off. */
async function* findCalls(answer: ReturnType<Model['answer']>): AsyncGenerator<ModelEvent> {
  const finder = new CallFinder();
  for await (const events of answer) {
    for (const event of [events].flat()) {
      if (event.kind !== 'text') yield event;
      else yield* textEvents(finder.take(event.text));
    }
  }
  const { text, call } = finder.end();
  yield* textEvents(text);
  if (call) yield { kind: 'call', ...call };
}

function textEvents(text: string): ModelEvent[] {
  return text === '' ? [] : [{ kind: 'text', text }];
}
