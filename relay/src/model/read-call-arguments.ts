import * as z from 'zod';
import { ModelFailure } from '../errors/model-failure.ts';
import { isPlainJson } from '../json/is-plain-json.ts';
import { parseJson } from '../json/parse-json.ts';

/** Characters; nobody could check more before approving. */
const MAX_CHARACTERS = 1_000_000;

const argumentsSchema = z.record(z.string(), z.unknown());

/**
 * The arguments of a finished call, as the JSON of an object; empty text means none. Malformed ones are never repaired: the
 * result would be a guess at the model's intention.
 */
export function readCallArguments(json: string): string {
  if (json.length > MAX_CHARACTERS) throw new ModelFailure('call_unreadable');
  if (json.trim() === '') return '{}';
  const given = argumentsSchema.safeParse(parseJson(json));
  if (!given.success || !isPlainJson(json)) throw new ModelFailure('call_unreadable');
  return JSON.stringify(given.data);
}
