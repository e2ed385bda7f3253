import * as z from 'zod/mini';

const schemaSchema = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  items: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  description: z.optional(z.string()),
  default: z.optional(z.unknown()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
});
export type JsonSchema = z.infer<typeof schemaSchema>;

export function readSchema(given: unknown): JsonSchema {
  return schemaSchema.parse(given);
}

/** The type that a JSON Schema describes in one line, such as `"up" | "down"` or `list of {action, target?}`. */
export function jsonType(given: unknown): string {
  const schema = readSchema(given);
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(jsonType).join(' | ');
  if (schema.type === 'array') return listType(jsonType(schema.items ?? {}));
  if (schema.type === 'object' && schema.properties) return objectType(schema.properties, schema.required);
  return `${[schema.type ?? 'anything'].flat().join(' | ')}${rangeOf(schema)}`;
}

function listType(entry: string): string {
  return entry.includes(' | ') ? `list of (${entry})` : `list of ${entry}`;
}

function objectType(properties: Record<string, unknown>, required: readonly string[] = []): string {
  const keys = Object.keys(properties).map(key => (required.includes(key) ? key : `${key}?`));
  return `{${keys.join(', ')}}`;
}

/** Whole numbers without a bound have those of JavaScript, which tell nobody anything. */
function rangeOf({ minimum, maximum }: JsonSchema): string {
  const from = minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? '' : `≥ ${minimum}`;
  const to = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? '' : `≤ ${maximum}`;
  const range = [from, to].filter(Boolean).join(', ');
  return range === '' ? '' : ` (${range})`;
}
