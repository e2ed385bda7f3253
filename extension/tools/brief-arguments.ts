import * as z from 'zod/mini';
import type { ListedOperation } from '../operations/listed-operation.ts';
import { argumentsSchema, TARGET_KEYS } from './operation-arguments.ts';

type JsonSchema = Record<string, unknown>;

/**
 * What an operation takes, in as few words as will do where tools are offered by the dozen: a parameter of which its
 * description tells is not described again, one type stands for all that are taken, and of bounds the upper alone are told.
 * The whole is in `help`, and in the answer to arguments that don't fit.
 */
export function briefArguments(operation: ListedOperation): JsonSchema {
  const { properties, ...schema } = argumentsSchema(operation);
  const brief = Object.entries(properties).map(([key, property]) => {
    const { description, ...form } = propertySchema.parse(property);
    const words = description && !isTold(operation, key) ? { description } : {};
    return [key, { ...inOneType(form), ...words }];
  });
  return { ...schema, properties: Object.fromEntries(brief) };
}

/** What names an element is called the same in every tool, and the name says what it is. */
function isTold({ description }: ListedOperation, key: string): boolean {
  const named = [...description.en.matchAll(/\bparams\.(\w+)/gu)].map(([, name]) => name);
  return named.includes(key) || TARGET_KEYS.some(target => target === key);
}

const propertySchema = z.looseObject({ description: z.optional(z.string()) });

const UNTOLD: readonly string[] = ['default', 'minimum', 'minLength'];

function inOneType(form: JsonSchema): JsonSchema {
  const text = JSON.stringify(form, (key, value) => {
    if (key === 'type') return [value].flat()[0];
    return UNTOLD.includes(key) || value === Number.MAX_SAFE_INTEGER ? undefined : value;
  });
  return JSON.parse(text);
}
