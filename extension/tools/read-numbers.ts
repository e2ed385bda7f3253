import * as z from 'zod/mini';
import type { Given } from './join-given.ts';

const shapeSchema = z.object({
  properties: z._default(z.record(z.string(), z.looseObject({ type: z.optional(z.unknown()) })), {}),
});

/** Models write a number as a text, too. Where a schema takes a number and no text, that is read as the number. */
export function readNumbers(given: Given, schema: z.ZodMiniType): Given {
  const { properties } = shapeSchema.parse(z.toJSONSchema(schema, { io: 'input' }));
  const isNumber = (key: string): boolean => /^(number|integer)$/u.test(String(properties[key]?.type));
  const read = Object.entries(given).map(([key, value]) => [key, isNumber(key) ? numberIn(value) : value]);
  return Object.fromEntries(read);
}

function numberIn(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/u.test(value) ? Number(value) : value;
}
