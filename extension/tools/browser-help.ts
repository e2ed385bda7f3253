import { plainToolName } from '@assent/shared';
import { findOperation, operationNames, operations } from '../operations/list.ts';
import type { ListedOperation } from '../operations/listed-operation.ts';
import { cleanText } from '../page/dom/clean-text.ts';
import { PageError } from '../page/page-error.ts';
import { argumentsSchema, exampleArguments } from './operation-arguments.ts';
import { descriptionOf } from './operation-tool.ts';

export const HELP = 'help';

/** What `use_browser` answers about itself. Throws `InvalidArgument` with all names, for one that there isn't. */
export function browserHelp(params: Record<string, unknown>): Record<string, unknown> {
  const { operation = params.action } = params;
  if (operation === undefined) return overview();
  const name = typeof operation === 'string' ? operation : JSON.stringify(operation);
  return plainToolName(name) === HELP ? overview() : explained(requireNamed(name));
}

/** By any of its names. */
export function requireNamed(name: string): ListedOperation {
  const operation = findOperation(name);
  if (operation) return operation;
  throw new PageError(
    'InvalidArgument',
    `There is no action "${cleanText(name)}". Use one of: ${actionNames().join(', ')}. {"action":"${HELP}"} tells what each does.`,
  );
}

/** All that is taken. */
function actionNames(): string[] {
  return [HELP, ...operations.flatMap(operationNames)];
}

function overview(): Record<string, unknown> {
  return {
    success: true,
    message: `Ask {"action":"${HELP}","action_params":{"operation":"…"}} for the parameters of one.`,
    operations: operations.map(lineOf),
  };
}

function lineOf(operation: ListedOperation): string {
  return `${operationNames(operation).join(' | ')}: ${descriptionOf(operation)}`;
}

function explained(operation: ListedOperation): Record<string, unknown> {
  return {
    success: true,
    message: 'action_params holds what the schema says; the person approves the call before anything runs.',
    operation: operation.name,
    ...(operation.aliases ? { aliases: operation.aliases } : {}),
    description: descriptionOf(operation),
    parameters: argumentsSchema(operation),
    example: { action: operation.name, action_params: exampleArguments(operation) },
  };
}
