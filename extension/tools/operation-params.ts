import * as z from 'zod/mini';
import type { ListedOperation } from '../operations/listed-operation.ts';

type JsonSchema = Record<string, unknown>;

interface Use {
  operation: string;
  schema: JsonSchema;
}

/** The parameters of all operations as properties of one JSON Schema object, each with what it means to which of them. */
export function operationParams(operations: readonly ListedOperation[]): Record<string, JsonSchema> {
  const uses = operations.flatMap(({ name, params }) =>
    Object.entries(propertiesOf(params)).map(([key, schema]) => ({ key, use: { operation: name, schema } })),
  );
  const byKey = Map.groupBy(uses, ({ key }) => key);
  return Object.fromEntries([...byKey].map(([key, all]) => [key, merged(all.map(({ use }) => use))]));
}

function propertiesOf(params: z.ZodMiniType): Record<string, JsonSchema> {
  const { properties } = z.toJSONSchema(params, { io: 'input' });
  return propertiesSchema.parse(properties ?? {});
}

const schemaSchema = z.record(z.string(), z.unknown());
const propertiesSchema = z.record(z.string(), schemaSchema);

function merged(uses: readonly Use[]): JsonSchema {
  const shapes = uses.map(({ schema: { description: _words, default: _usual, ...shape } }) => shape);
  const [only, ...others] = distinct(shapes.flatMap(branches));
  const shape = only && others.length === 0 ? only : { anyOf: [only, ...others] };
  return { ...shape, description: meanings(uses) };
}

/** A union in a union is one union. */
function branches(shape: JsonSchema): JsonSchema[] {
  return Array.isArray(shape.anyOf) ? z.array(schemaSchema).parse(shape.anyOf) : [shape];
}

/** What several operations take stands in the union once, whatever order they name its types in. */
function distinct(shapes: readonly JsonSchema[]): JsonSchema[] {
  const keyed = shapes.map((shape): [string, JsonSchema] => [keyOf(shape), shape]);
  return [...new Map(keyed).values()];
}

function keyOf(shape: JsonSchema): string {
  return JSON.stringify(shape, (_key, value) => (Array.isArray(value) ? value.toSorted() : value));
}

/** `select: an option.` Operations that mean the same by it are named together. */
function meanings(uses: readonly Use[]): string {
  const byWords = Map.groupBy(uses, ({ schema }) => String(schema.description ?? ''));
  return [...byWords]
    .map(([words, same]) => `${same.map(({ operation }) => operation).join(', ')}: ${words}`)
    .join(' ');
}
