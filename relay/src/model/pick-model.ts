import { HttpError } from '../errors/http-error.ts';
import type { Model } from './model.ts';

/** The provider that serves `requested`, and the name to ask it for. The first of `models` is the default. */
export function pickModel(
  models: readonly Model[],
  requested: string | undefined,
): { model: Model; name: string } {
  const [fallback] = models;
  if (!fallback) throw new Error('createRelay needs at least one model.');
  if (requested === undefined || requested === '') return { model: fallback, name: fallback.name };
  const model = models.find(candidate => candidate.accepts(requested));
  if (model) return { model, name: requested };
  const known = models.map(candidate => `"${candidate.name}"`).join(', ');
  throw new HttpError(
    400,
    'unknown_model',
    `This relay serves no model of that name. Leave "model" out for the default, or ask for ${known}.`,
    [{ path: 'model', message: 'Names no model of this relay' }],
  );
}
