import { Ajv, type ErrorObject } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as z from 'zod';
import { pointerSteps } from '../../json/json-pointer.ts';
import { draftOf } from '../../tools/mcp/schema-check.ts';
import { MAP_KEYWORDS } from './find-bad-pattern.ts';
import type { BadKeyword } from './page-reading.ts';

/** The schema of schemas of each draft. Code is made of these alone, and never of a schema that somebody sent. */
const META = {
  '2020-12': { id: 'https://json-schema.org/draft/2020-12/schema', Validator: Ajv2020 },
  '2019-09': { id: 'https://json-schema.org/draft/2019-09/schema', Validator: Ajv2019 },
  '7': { id: 'http://json-schema.org/draft-07/schema', Validator: Ajv },
} as const;

/**
 * The first keyword of a JSON Schema whose value is none that it may have, as by https://json-schema.org/draft/2020-12/schema. Nobody
 * sends draft 4 for an answer to fit, and it is not looked at. Throws for a schema that is nested too deeply.
 */
export function findBadKeyword(schema: Record<string, unknown>): BadKeyword | undefined {
  const draft = draftOf(schema.$schema);
  if (draft === '4') return undefined;
  const { id, Validator } = META[draft];
  const validator = new Validator({ strict: false, logger: false, validateFormats: false, verbose: true });
  if (validator.validate(id, schema)) return undefined;
  const errors = validator.errors ?? [];
  const pointers = errors.map(({ instancePath }) => instancePath);
  // All are about one keyword: the deepest is the closest.
  const pointer = pointers.toSorted((one, other) => other.length - one.length)[0] ?? '';
  // What a keyword may be else is said by itself; `anyOf` only repeats that it is none of it.
  const reasons = errors.filter(
    ({ instancePath, keyword }) => instancePath === pointer && keyword !== 'anyOf',
  );
  const reason = [...new Set(reasons.map(reasonOf))].join(', or ');
  const path = pointerSteps(pointer) ?? [];
  const isList = reasons.some(({ data }) => Array.isArray(data)) && isItems(path);
  const hint = isList && draft === '2020-12' ? PREFIX_ITEMS : '';
  return { path, reason: `${reason} (draft ${draft})${hint}` };
}

const PREFIX_ITEMS =
  '. A list of schemas, one for each item, is "prefixItems" there; or name draft 7 in "$schema"';

const allowedSchema = z.object({ allowedValues: z.array(z.string()) });

function reasonOf({ message = 'must be something else', params }: ErrorObject): string {
  const { data } = allowedSchema.safeParse(params);
  return data ? `must be one of ${data.allowedValues.join(', ')}` : message;
}

/** Whether the last step is the keyword, and not a name that the caller gave. */
function isItems(path: readonly string[]): boolean {
  return path.at(-1) === 'items' && !MAP_KEYWORDS.has(path.at(-2) ?? '');
}
