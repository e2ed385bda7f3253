import type { Caller } from '../access/access.ts';
import { HttpError } from '../errors/http-error.ts';
import type { Model } from '../model/model.ts';

/** The models that a caller may use, in their order, under the names that the key lists. Throws an HTTP error for none. */
export function grantedModels(models: readonly Model[], caller: Caller): readonly Model[] {
  const names = caller.kind === 'key' ? caller.grants?.models : undefined;
  if (!names) return models;
  const granted = models.flatMap(model => withNames(model, names));
  if (granted.length > 0) return granted;
  throw new HttpError(
    403,
    'no_model_granted',
    'The access key of this request may use none of the models of this relay. Ask its operator for another key.',
  );
}

/** A model may accept many names; each is granted by itself. */
function withNames(model: Model, names: readonly string[]): Model[] {
  const accepted = names.filter(name => model.accepts(name));
  const [first] = accepted;
  if (first === undefined) return [];
  const name = accepted.includes(model.name) ? model.name : first;
  return [{ ...model, name, accepts: asked => accepted.includes(asked) }];
}
