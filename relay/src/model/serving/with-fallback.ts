import type { Model, ModelEvent, Say } from '../model.ts';
import { isPassing } from './retrying.ts';

/** A model, and the name to ask it for. */
export type Fallback = { model: Model; name: string };

/**
 * The same model; when it can't be had, `fallback` answers in its place. Only before the first byte, and only for what is no
 * mistake of ours: a wrong key or a refused request should be seen, not covered up. The answer's `usage` names who gave it.
 */
export function withFallback(model: Model, fallback: Fallback): Model {
  return {
    ...model,
    async answer(request, signal, say) {
      try {
        await model.answer(request, signal, say);
        return;
      } catch (thrown) {
        if (!isPassing(thrown)) throw thrown;
        request.notice?.({
          kind: 'fallback',
          model: request.model,
          code: thrown.code,
          fallback: fallback.name,
          provider: fallback.model.provider,
        });
      }
      const asked = { ...request, model: fallback.name };
      const sayForeign: Say = events => say(events.flatMap(toForeign(fallback.name)));
      await fallback.model.answer(asked, signal, sayForeign);
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
