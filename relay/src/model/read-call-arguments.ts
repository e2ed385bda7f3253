import * as z from 'zod';
import { ModelFailure } from '../errors/model-failure.ts';
import { isPlainJson } from '../json/is-plain-json.ts';
import { parseJson } from '../json/parse-json.ts';

/** Characters; more than anybody can look through before approving. */
const MOST = 1_000_000;

const argumentsSchema = z.record(z.string(), z.unknown());

/**
 * The arguments of a call whose answer has ended, as the JSON of an object; nothing at all stands for none. Malformed ones
 * are not repaired: whatever came out would be a guess at what the model meant to do.
 */
export function readCallArguments(json: string): string {
  if (json.length > MOST) throw new ModelFailure('call_unreadable');
  if (json.trim() === '') return '{}';
  const given = argumentsSchema.safeParse(parseJson(json));
  if (!given.success || !isPlainJson(json)) throw new ModelFailure('call_unreadable');
  return JSON.stringify(given.data);
}
