import * as z from 'zod/mini';
import type { Action } from '../operations/action.ts';
import { findOperation } from '../operations/list.ts';
import type { ListedOperation } from '../operations/listed-operation.ts';
import { cleanText } from '../page/dom/clean-text.ts';
import { PageError } from '../page/page-error.ts';
import { flatAnswer } from './flat-answer.ts';
import type { ListedTool } from './listed-tool.ts';
import { argumentsSchema, exampleArguments, TARGET_KEYS } from './operation-arguments.ts';
import { readArguments } from './read-arguments.ts';
import { unwrapArguments } from './unwrap-arguments.ts';

const propertySchema = z.looseObject({ description: z.optional(z.string()) });

const UNLISTED: readonly string[] = ['default', 'minimum', 'minLength'];

/**
 * An operation as a tool of its own, which takes its parameters, and the element that it is for, without any nesting.
 * `sameAs`: the tool beside it that is the same by another name.
 */
export function operationTool(
  operation: ListedOperation,
  name = operation.name,
  sameAs?: string,
): ListedTool {
  return {
    name,
    title: operation.verb,
    effect: operation.effect,
    needsNoPage: operation.inBrowser !== undefined,
    needsNoTab: operation.inBrowser?.needsNoTab === true,
    advertise: () => ({
      name,
      description: sameAs ? `The same as ${sameAs}.` : descriptionOf(operation),
      parameters: briefArguments(operation),
    }),
    understand: given => ({ kind: 'actions', actions: [actionOf(operation, given, name)] }),
    answer: flatAnswer,
  };
}

/** The names of parameters stand in it by themselves, since there is nothing around them. */
export function descriptionOf({ description }: ListedOperation): string {
  return description.en.replaceAll('params.', '');
}

function actionOf(operation: ListedOperation, given: unknown, name: string): Action {
  const { action, url, params } = unwrapArguments(given, exampleArguments(operation));
  if (typeof action === 'string' && findOperation(action) !== operation) {
    throw new PageError(
      'InvalidArgument',
      `"${cleanText(action)}" is another tool than ${name}: call it by its own name.`,
    );
  }
  return readArguments(operation, url === undefined ? params : { url, ...params });
}

type JsonSchema = Record<string, unknown>;

/**
 * What an operation takes, in as few words as will do where tools are offered by the dozen: a parameter of which its
 * description tells is not described again, one type stands for all that are taken, and of bounds the upper alone are told.
 * The whole is in `help`, and in the answer to arguments that don't fit.
 */
function briefArguments(operation: ListedOperation): JsonSchema {
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

function inOneType(form: JsonSchema): JsonSchema {
  const text = JSON.stringify(form, (key, value) => {
    if (key === 'type') return [value].flat()[0];
    return UNLISTED.includes(key) || value === Number.MAX_SAFE_INTEGER ? undefined : value;
  });
  return JSON.parse(text);
}
