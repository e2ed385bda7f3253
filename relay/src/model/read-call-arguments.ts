import * as z from 'zod';
import { parseJson } from '../history/result-content.ts';
import { ModelFailure } from './model-failure.ts';

const argumentsSchema = z.record(z.string(), z.unknown());

/**
 * The arguments of a call whose answer has ended, as the JSON of an object; nothing at all stands for none. Malformed ones
 * are not repaired: whatever came out would be a guess at what the model meant to do.
 */
export function readCallArguments(json: string): string {
  const given = argumentsSchema.safeParse(json.trim() === '' ? {} : parseJson(json));
  if (!given.success) throw new ModelFailure('call_unreadable');
  return JSON.stringify(given.data);
}
