import { HttpError } from '../../errors/http-error.ts';
import type { Model } from '../../model/model.ts';

/** A language model: fixed rules can do no task. Throws an HTTP error where there is none. */
export function pickTaskModel(
  models: readonly Model[],
  asked: string | undefined,
): { model: Model; name: string } {
  const able = models.filter(({ isRules }) => !isRules);
  const model = asked === undefined ? able[0] : able.find(candidate => candidate.accepts(asked));
  if (model) return { model, name: asked ?? model.name };
  if (able.length === 0)
    throw new HttpError(
      503,
      'model_unavailable',
      'Agent tasks need a language model, and this relay has none for this request. Its operator can connect one: docs/models.md says how.',
    );
  const known = able.map(({ name }) => `"${name}"`).join(', ');
  throw new HttpError(
    400,
    'unknown_model',
    `No language model of this relay has that name. Leave "model" out for the default, or ask for ${known}.`,
    { issues: [{ path: 'model', message: 'Names no language model of this relay' }] },
  );
}
