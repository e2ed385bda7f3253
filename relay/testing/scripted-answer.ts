import { ModelFailure } from '../src/errors/model-failure.ts';
import type { Model, ModelEvent, ModelRequest } from '../src/model/model.ts';

/** What a model says, as a generator: the easiest way to write down pauses and failures. */
export type AnswerScript = (request: ModelRequest, signal: AbortSignal) => AsyncIterable<ModelEvent>;

export function answerOf(script: AnswerScript): Model['answer'] {
  return async (request, signal, say) => {
    for await (const event of script(request, signal)) say([event]);
  };
}

/** All that a model says. Rejects where the answer does. */
export async function collect(
  model: Model,
  request: ModelRequest,
  signal = new AbortController().signal,
): Promise<ModelEvent[]> {
  const heard: ModelEvent[] = [];
  await model.answer(request, signal, events => heard.push(...events));
  return heard;
}

export type Collected = {
  text: string;
  calls: { name: string; arguments: string }[];
  usage: unknown;
  /** The code of the failure that ended the answer; undefined where it ended well. */
  failure: string | undefined;
};

/** What an answer came to, also where it failed in the middle. */
export async function collectAll(model: Model, request: ModelRequest): Promise<Collected> {
  const heard: Collected = { text: '', calls: [], usage: undefined, failure: undefined };
  try {
    await model.answer(request, new AbortController().signal, events => {
      for (const event of events) note(heard, event);
    });
  } catch (thrown) {
    heard.failure = thrown instanceof ModelFailure ? thrown.code : String(thrown);
  }
  return heard;
}

function note(heard: Collected, event: ModelEvent): void {
  if (event.kind === 'text') heard.text += event.text;
  if (event.kind === 'call') heard.calls.push({ name: event.name, arguments: event.arguments });
  if (event.kind === 'usage') heard.usage = event.usage;
}

/** Proposes that call for whatever the person writes, and repeats any result in words. */
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
