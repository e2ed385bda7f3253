import { plainToolName } from '@assent/shared';
import * as z from 'zod/mini';
import { operationMessages } from '../messages/operations/operation-messages.ts';
import { toolMessages } from '../messages/tools/tool-messages.ts';
import { findOperation, operationNames, operations, type RegisteredOperation } from '../operations/list.ts';
import { cleanText } from '../page/dom/clean-text.ts';
import { PageError } from '../page/page-error.ts';
import { argumentsSchema, exampleArguments } from './operation-schema.ts';
import { MODEL_LANGUAGE, type Tool } from './tool.ts';
import { unwrapArguments } from './unwrap-arguments.ts';

export const HELP = 'help';

const parameters = z.object({ operation: z.optional(z.string()) });
type Arguments = z.infer<typeof parameters>;

const example: Arguments = { operation: 'click' };

/** The help of `use_browser` under a flat name: accepted, but not offered, because flat tools explain themselves. */
export const browserHelpTool: Tool<Arguments> = {
  name: `browser_${HELP}`,
  description: language => toolMessages[language].browser_help.description,
  parameters: () => parameters,
  example,
  effect: 'reads',
  needsNoPage: true,
  tidy: raw => unwrapArguments(raw, example).params,
  plan: params => ({ kind: 'answer', result: browserHelp(params) }),
};

/** Throws `InvalidArgument` with all names for an unknown one. */
export function browserHelp(params: Record<string, unknown>): Record<string, unknown> {
  const { operation = params.action } = params;
  if (operation === undefined) return overview();
  const name = typeof operation === 'string' ? operation : JSON.stringify(operation);
  return plainToolName(name) === HELP ? overview() : explained(requireNamed(name));
}

/** By name or alias. */
export function requireNamed(name: string): RegisteredOperation {
  const operation = findOperation(name);
  if (operation) return operation;
  const names = [HELP, ...operations.flatMap(operationNames)].join(', ');
  throw new PageError(
    'InvalidArgument',
    `There is no action "${cleanText(name)}". Use one of: ${names}. {"action":"${HELP}"} explains each of them.`,
  );
}

function overview(): Record<string, unknown> {
  return {
    success: true,
    message: `Ask {"action":"${HELP}","action_params":{"operation":"…"}} for the parameters of one.`,
    operations: operations.map(
      operation => `${operationNames(operation).join(' | ')}: ${descriptionOf(operation)}`,
    ),
  };
}

function explained(operation: RegisteredOperation): Record<string, unknown> {
  return {
    success: true,
    message: 'action_params holds what the schema says; the user approves the call before anything runs.',
    operation: operation.name,
    ...(operation.aliases ? { aliases: operation.aliases } : {}),
    description: descriptionOf(operation),
    parameters: argumentsSchema(operation),
    example: { action: operation.name, action_params: exampleArguments(operation) },
  };
}

/** Flat parameters have no `params.` in front. */
export function descriptionOf({ name }: RegisteredOperation, language = MODEL_LANGUAGE): string {
  return operationMessages[language][name].description.replaceAll('params.', '');
}
