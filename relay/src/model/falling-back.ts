import type { Model, ModelEvent } from './model.ts';
import { isPassing } from './retrying.ts';

/** A model, and the name to ask it for. */
export type Fallback = { model: Model; name: string };

/**
 * The same model; when it can't be had, `fallback` answers in its place. Only before the first byte, and only for what is no
 * mistake of ours: a wrong key or a refused request should be seen, not covered up. The answer's `usage` names who gave it.
 */
export function fallingBack(model: Model, fallback: Fallback): Model {
  return {
    ...model,
    async *answer(request, signal) {
      try {
        yield* model.answer(request, signal);
        return;
      } catch (thrown) {
        if (!isPassing(thrown)) throw thrown;
        request.notice?.({
          kind: 'fallback',
          model: request.model,
          code: thrown.code,
          fallback: fallback.name,
        });
      }
      const asked = { ...request, model: fallback.name };
      for await (const given of fallback.model.answer(asked, signal))
        yield* [given].flat().flatMap(toForeign(fallback.name));
    },
  };
}

/** What it thought is left out: the conversation goes on with a model that could not read it. */
function toForeign(name: string): (event: ModelEvent) => ModelEvent[] {
  return event => {
    if (event.kind === 'reasoning') return [];
    return [event.kind === 'usage' ? { ...event, usage: { ...event.usage, model: name } } : event];
  };
}
