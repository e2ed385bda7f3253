import * as z from 'zod/mini';
import type { DocsCatalog } from '../messages/docs/en.ts';
import { code, table } from './markdown.ts';

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

/** The properties of an object's JSON Schema as a table, nested ones as `actions[].target.selector`. */
export function describeParameters(schema: unknown, texts: DocsCatalog): string {
  const rows = rowsOf(schema, '', texts);
  if (rows.length === 0) return texts.noParameters;
  const { parameter, type, required, meaning } = texts.columns;
  return table([parameter, type, required, meaning], rows);
}

function rowsOf(given: unknown, place: string, texts: DocsCatalog): string[][] {
  const { properties = {}, required = [] } = schemaSchema.parse(given);
  return Object.entries(properties).flatMap(([name, schema]) => {
    const { type, items } = schemaSchema.parse(schema);
    const path = `${place}${name}`;
    const needed = required.includes(name) ? texts.yes : '';
    return [
      [code(path), code(jsonType(schema)), needed, meaningOf(schema, texts)],
      ...(type === 'array' ? rowsOf(items ?? {}, `${path}[].`, texts) : rowsOf(schema, `${path}.`, texts)),
    ];
  });
}

function meaningOf(given: unknown, texts: DocsCatalog): string {
  const { description = texts.explainedAbove, default: usual } = schemaSchema.parse(given);
  return usual === undefined ? description : `${description} ${texts.byDefault(code(JSON.stringify(usual)))}`;
}

/** The type of a JSON Schema in one line, such as `"up" | "down"` or `list of {action, target?}`. */
function jsonType(given: unknown): string {
  const schema = schemaSchema.parse(given);
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

/** Without the bounds of JavaScript's safe integers, which say nothing. */
function rangeOf({ minimum, maximum }: z.infer<typeof schemaSchema>): string {
  const from = minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? '' : `≥ ${minimum}`;
  const to = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? '' : `≤ ${maximum}`;
  const range = [from, to].filter(Boolean).join(', ');
  return range === '' ? '' : ` (${range})`;
}
