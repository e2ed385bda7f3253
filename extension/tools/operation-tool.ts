import type { Action } from '../operations/action.ts';
import { findOperation } from '../operations/list.ts';
import type { ListedOperation } from '../operations/listed-operation.ts';
import { PageError } from '../page/page-error.ts';
import { cleanText } from '../page/seeing/clean-text.ts';
import { briefArguments } from './brief-arguments.ts';
import { flatAnswer } from './flat-answer.ts';
import type { ListedTool } from './listed-tool.ts';
import { exampleArguments } from './operation-arguments.ts';
import { readArguments } from './read-arguments.ts';
import { unwrapArguments } from './unwrap-arguments.ts';

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
