import type { Model, ModelEvent, Say } from '../model.ts';
import { isPassing } from './retrying.ts';

/** `name` is the name to ask it for. */
export type Fallback = { model: Model; name: string };

/**
 * When the model is unavailable, `fallback` answers. Only before the first byte, and only for failures that may pass: a wrong
 * key or a refused request should be seen. The `usage` names the model that answered.
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
      const emitForeign: Say = events => say(events.flatMap(toForeign(fallback.name)));
      await fallback.model.answer(asked, signal, emitForeign);
    },
  };
}

/** Its reasoning is dropped: the conversation goes on with a model that could not read it. */
function toForeign(name: string): (event: ModelEvent) => ModelEvent[] {
  return event => {
    if (event.kind === 'reasoning') return [];
    return [event.kind === 'usage' ? { ...event, usage: { ...event.usage, model: name } } : event];
  };
}
