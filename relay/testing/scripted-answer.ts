import { ModelFailure } from '../src/errors/model-failure.ts';
import type { Model, ModelEvent, ModelRequest } from '../src/model/model.ts';

/** A generator can express pauses and failures. */
export type AnswerScript = (request: ModelRequest, signal: AbortSignal) => AsyncIterable<ModelEvent>;

export function answerOf(script: AnswerScript): Model['answer'] {
  return async (request, signal, say) => {
    for await (const event of script(request, signal)) say([event]);
  };
}

/** All events of an answer. Rejects when it fails. */
export async function collect(
  model: Model,
  request: ModelRequest,
  signal = new AbortController().signal,
): Promise<ModelEvent[]> {
  const collected: ModelEvent[] = [];
  await model.answer(request, signal, events => collected.push(...events));
  return collected;
}

export type Collected = {
  text: string;
  calls: { name: string; arguments: string }[];
  usage: unknown;
  /** The code of the failure; undefined for a complete answer. */
  failure: string | undefined;
};

/** The events of an answer, also of one that fails. */
export async function collectAll(model: Model, request: ModelRequest): Promise<Collected> {
  const collected: Collected = { text: '', calls: [], usage: undefined, failure: undefined };
  try {
    await model.answer(request, new AbortController().signal, events => {
      for (const event of events) note(collected, event);
    });
  } catch (thrown) {
    collected.failure = thrown instanceof ModelFailure ? thrown.code : String(thrown);
  }
  return collected;
}

function note(collected: Collected, event: ModelEvent): void {
  if (event.kind === 'text') collected.text += event.text;
  if (event.kind === 'call') collected.calls.push({ name: event.name, arguments: event.arguments });
  if (event.kind === 'usage') collected.usage = event.usage;
}

/** Proposes this call for every message, and repeats any result as text. */
export function modelThatCalls(name: string, given: object): Model {
  return {
    name: 'scripted',
    title: 'scripted',
    accepts: () => true,
    async answer({ turns }, _signal, say) {
      const last = turns.at(-1);
      if (last?.role === 'result') say([{ kind: 'text', text: last.content }]);
      else say([{ kind: 'call', name, arguments: JSON.stringify(given) }]);
    },
  };
}
