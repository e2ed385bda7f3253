import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { toolMessages } from '../messages/tools/tool-messages.ts';
import type { Action } from '../operations/contract/action.ts';
import { findOperation, operations, type RegisteredOperation } from '../operations/list.ts';
import type { ListedOperation } from '../operations/listed-operation.ts';
import { cleanText } from '../page/dom/clean-text.ts';
import { PageError } from '../page/page-error.ts';
import { descriptionOf } from './browser-help.ts';
import { argumentsSchema, exampleArguments, isExplained } from './operation-schema.ts';
import { readArguments } from './read-arguments.ts';
import { flatResult } from './shape-results.ts';
import type { ListedTool } from './tool.ts';
import { unwrapArguments } from './unwrap-arguments.ts';

/** The operations as separate tools, such as `browser_click`, without those that only some pages need. */
export function flatTools(): ListedTool[] {
  return operations.flatMap(operation => {
    if (operation.callsPageTool) return [];
    const [first, ...others] = flatNames(operation);
    if (first === undefined) return [];
    return [operationTool(operation, first), ...others.map(name => operationTool(operation, name, first))];
  });
}

export function flatNames({ name, offeredAs = [name] }: ListedOperation): string[] {
  return offeredAs.map(offered => `browser_${offered}`);
}

/** An operation as a tool with flat arguments. `sameAs`: another tool for the same operation. */
export function operationTool(
  operation: RegisteredOperation,
  name: string = operation.name,
  sameAs?: string,
): ListedTool {
  return {
    name,
    effect: operation.effect,
    needsNoPage: operation.inBrowser !== undefined,
    needsNoTab: operation.inBrowser?.needsNoTab === true,
    advertise: language => ({
      name,
      description: sameAs
        ? toolMessages[language].operation.sameAs(sameAs)
        : descriptionOf(operation, language),
      parameters: briefArguments(operation, language),
    }),
    understand: raw => ({ kind: 'actions', actions: [actionOf(operation, raw, name)] }),
    answer: flatResult,
  };
}

function actionOf(operation: ListedOperation, raw: unknown, name: string): Action {
  const { action, url, params } = unwrapArguments(raw, exampleArguments(operation));
  if (typeof action === 'string' && findOperation(action) !== operation) {
    throw new PageError(
      'InvalidArgument',
      `"${cleanText(action)}" is another tool than ${name}: call it by its own name.`,
    );
  }
  return readArguments(operation, url === undefined ? params : { url, ...params });
}

type JsonSchema = Record<string, unknown>;

const propertySchema = z.looseObject({ description: z.optional(z.string()) });

const OMITTED: readonly string[] = ['default', 'minimum', 'minLength'];

/**
 * The arguments in few tokens, since there are dozens of flat tools: no description where the tool's own has it, one
 * type for all accepted ones, and only upper bounds. `help` and the error for wrong arguments give the full schema.
 */
function briefArguments(operation: RegisteredOperation, language: Language): JsonSchema {
  const { properties, ...schema } = argumentsSchema(operation, language);
  const brief = Object.entries(properties).map(([key, property]) => {
    const { description, ...form } = propertySchema.parse(property);
    const meaning = description && !isExplained(operation, key, language) ? { description } : {};
    return [key, { ...inOneType(form), ...meaning }];
  });
  return { ...schema, properties: Object.fromEntries(brief) };
}

function inOneType(form: JsonSchema): JsonSchema {
  const text = JSON.stringify(form, (key, value) => {
    if (key === 'type') return [value].flat()[0];
    return OMITTED.includes(key) || value === Number.MAX_SAFE_INTEGER ? undefined : value;
  });
  return JSON.parse(text);
}
