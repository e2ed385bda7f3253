import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { operationMessages } from '../messages/operations/operation-messages.ts';
import { toolMessages } from '../messages/tools/tool-messages.ts';
import type { RegisteredOperation } from '../operations/list.ts';
import type { ListedOperation } from '../operations/listed-operation.ts';
import { MODEL_LANGUAGE } from './tool.ts';

type JsonSchema = Record<string, unknown>;

export interface ArgumentsSchema extends JsonSchema {
  type: 'object';
  properties: Record<string, JsonSchema>;
  required?: string[];
}

/** The keys of an element, unless a parameter of the operation has that name. */
export const TARGET_KEYS = ['elementId', 'ref', 'selector', 'description'] as const;

export function ownParams(operation: ListedOperation): string[] {
  return Object.keys(schemaOf(operation).properties);
}

export function requiresParam(operation: ListedOperation, key: string): boolean {
  return schemaOf(operation).required.includes(key);
}

export function takesTarget({ inBrowser, callsPageTool }: ListedOperation): boolean {
  return inBrowser ? inBrowser.takesTarget : !callsPageTool;
}

/** The names of all flat arguments. */
export function argumentNames(operation: ListedOperation): string[] {
  return [...(takesTarget(operation) ? ['elementId', 'selector'] : []), ...ownParams(operation)];
}

/** The example with flat arguments. */
export function exampleArguments({ example }: ListedOperation): Record<string, unknown> {
  return { ...example.target, ...example.params };
}

/** All flat arguments, described. */
export function argumentsSchema(
  operation: RegisteredOperation,
  language: Language = MODEL_LANGUAGE,
): ArgumentsSchema {
  const { elementId, selector } = toolMessages[language].operation;
  const target = {
    elementId: { type: 'string', description: elementId },
    selector: { type: 'string', description: selector },
  };
  const { properties, required } = paramsSchema(operation, language);
  return {
    type: 'object',
    properties: { ...(takesTarget(operation) ? target : {}), ...properties },
    ...(required.length > 0 ? { required } : {}),
  };
}

/** The compiler requires a text for each operation and each parameter. */
const texts: Readonly<Record<Language, OperationTexts>> = operationMessages;

type OperationTexts = {
  readonly [Each in RegisteredOperation as Each['name']]: {
    readonly params: Readonly<
      Record<Each extends ListedOperation<string, infer Param> ? Param : never, string>
    >;
  };
};

export function paramsSchema(
  operation: RegisteredOperation,
  language: Language,
): { properties: Record<string, JsonSchema>; required: string[] } {
  const { properties, required } = schemaOf(operation);
  const meanings: Readonly<Record<string, string>> = texts[language][operation.name].params;
  const described = Object.entries(properties).map(([key, schema]) => [
    key,
    { ...schema, ...(meanings[key] === undefined ? {} : { description: meanings[key] }) },
  ]);
  return { properties: Object.fromEntries(described), required };
}

interface Use {
  operation: string;
  schema: JsonSchema;
}

/** The parameters of all operations in one JSON Schema object, each with its meaning in each operation. */
export function operationParams(
  operations: readonly RegisteredOperation[],
  language: Language = MODEL_LANGUAGE,
): Record<string, JsonSchema> {
  const uses = operations.flatMap(operation =>
    Object.entries(paramsSchema(operation, language).properties).map(([key, schema]) => ({
      key,
      use: {
        operation: operation.name,
        schema: isExplained(operation, key, language) ? bare(schema) : schema,
      },
    })),
  );
  const byKey = Map.groupBy(uses, ({ key }) => key);
  return Object.fromEntries([...byKey].map(([key, all]) => [key, merged(all.map(({ use }) => use))]));
}

function merged(uses: readonly Use[]): JsonSchema {
  const shapes = uses.map(({ schema: { description: _meaning, default: _usual, ...shape } }) => shape);
  const [only, ...others] = distinct(shapes.flatMap(branches));
  const shape = only && others.length === 0 ? only : { anyOf: [only, ...others] };
  const description = meanings(uses);
  return description === '' ? shape : { ...shape, description };
}

/** Whether the description of the operation explains the parameter. The target's keys are the same everywhere. */
export function isExplained({ name }: RegisteredOperation, key: string, language: Language): boolean {
  const { description } = operationMessages[language][name];
  const explained = [...description.matchAll(/\bparams\.(\w+)/gu)].map(([, param]) => param);
  return explained.includes(key) || TARGET_KEYS.some(target => target === key);
}

function bare({ description: _meaning, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** Flattens nested unions. */
function branches(shape: JsonSchema): JsonSchema[] {
  return Array.isArray(shape.anyOf) ? z.array(recordSchema).parse(shape.anyOf) : [shape];
}

/** Without duplicates, whatever the order of their types. */
function distinct(shapes: readonly JsonSchema[]): JsonSchema[] {
  const keyed = shapes.map((shape): [string, JsonSchema] => [keyOf(shape), shape]);
  return [...new Map(keyed).values()];
}

function keyOf(shape: JsonSchema): string {
  return JSON.stringify(shape, (_key, value) => (Array.isArray(value) ? value.toSorted() : value));
}

/** `select: an option.` Operations with the same meaning share one entry. */
function meanings(uses: readonly Use[]): string {
  const described = uses.filter(({ schema }) => schema.description !== undefined);
  const byMeaning = Map.groupBy(described, ({ schema }) => String(schema.description));
  return [...byMeaning]
    .map(([meaning, same]) => `${same.map(({ operation }) => operation).join(', ')}: ${meaning}`)
    .join(' ');
}

const recordSchema = z.record(z.string(), z.unknown());

const objectSchema = z.object({
  properties: z._default(z.record(z.string(), recordSchema), {}),
  required: z._default(z.array(z.string()), []),
});

function schemaOf({ params }: ListedOperation): z.infer<typeof objectSchema> {
  return objectSchema.parse(z.toJSONSchema(params, { io: 'input' }));
}
