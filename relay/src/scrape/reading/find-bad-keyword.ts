import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { pointerSteps } from '../../json/json-pointer.ts';
import { draftOf } from '../../tools/mcp/schema-check.ts';
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
  const validator = new Validator({ strict: false, logger: false, validateFormats: false });
  if (validator.validate(id, schema)) return undefined;
  const errors = validator.errors ?? [];
  const pointer = errors[0]?.instancePath ?? '';
  // What a keyword may be else is said by itself; `anyOf` only repeats that it is none of it.
  const reasons = errors.filter(
    ({ instancePath, keyword }) => instancePath === pointer && keyword !== 'anyOf',
  );
  const reason = [...new Set(reasons.map(({ message }) => message ?? 'must be something else'))].join(
    ', or ',
  );
  return { path: pointerSteps(pointer) ?? [], reason: `${reason} (draft ${draft})` };
}
