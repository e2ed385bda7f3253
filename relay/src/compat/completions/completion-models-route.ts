import type { Model } from '../../model/model.ts';
import type { Route } from '../../route.ts';

/** `GET /v1/models`: the names that `/v1/chat/completions` takes, in OpenAI's form. */
export function completionModelsRoute(models: readonly Model[]): Route['answer'] {
  const data = models.map(({ name: id }) => ({ id, object: 'model', created: 0, owned_by: 'assent-relay' }));
  return context => context.json({ object: 'list', data });
}
