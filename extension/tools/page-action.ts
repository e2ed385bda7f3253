import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { operationMessages } from '../messages/operations/operation-messages.ts';
import { toolMessages } from '../messages/tools/tool-messages.ts';
import type { Action } from '../operations/contract/action.ts';
import { idSchema, nameSchema } from '../operations/contract/bounded-text.ts';
import { findOperation, operations } from '../operations/list.ts';
import { PageError } from '../page/page-error.ts';
import { operationParams } from './operation-schema.ts';
import { withIgnoredParams } from './shape-results.ts';
import { tidyActions } from './tidy-actions.ts';
import type { Tool } from './tool.ts';

export const MAX_ACTIONS = 50;

/** The operations described to the model. A batch also accepts the others, which have their own tools. */
export const advertisedActions = operations.filter(
  ({ inBrowser, isShorthand, callsPageTool }) => !inBrowser && !isShorthand && !callsPageTool,
);

function parametersIn(language: Language) {
  const { elementId, selector, visibleName } = toolMessages[language].page_action;
  const target = z.object({
    elementId: z.optional(idSchema).check(z.describe(elementId)),
    selector: z.optional(nameSchema).check(z.describe(selector)),
    description: z.optional(nameSchema).check(z.describe(visibleName)),
  });
  // Each operation parses its own parameters.
  const params = z
    .looseObject({})
    .check(z.meta({ properties: operationParams(advertisedActions, language), additionalProperties: false }));
  const action = z.object({
    action: z
      .enum(operations.map(({ name }) => name))
      .check(z.meta({ enum: advertisedActions.map(({ name }) => name) })),
    target: z._default(target, {}),
    params: z._default(params, {}),
  });
  return z.object({ actions: z.array(action).check(z.minLength(1), z.maxLength(MAX_ACTIONS)) });
}

type Arguments = z.infer<ReturnType<typeof parametersIn>>;

const example: Arguments = {
  actions: [{ action: 'fill', target: { elementId: 'e_k3f9a12' }, params: { value: 'iPhone 16' } }],
};

export const pageAction: Tool<Arguments> = {
  name: 'page_action',
  description: descriptionIn,
  parameters: parametersIn,
  example,
  effect: 'reads',
  tidy: raw => tidyActions(raw, example),
  plan: ({ actions }) => ({ kind: 'actions', actions: actions.map(checkedAction) }),
  answer: withIgnoredParams,
};

function checkedAction(action: Action, index: number): Action {
  const operation = findOperation(action.action);
  operation?.prepare(action);
  const isTargeted = Object.values(action.target).some(Boolean);
  if (operation?.emptyTarget === 'none' && !isTargeted) {
    throw new PageError(
      'InvalidArgument',
      `arguments.actions[${index}].target: "${action.action}" needs a target. Example: ${JSON.stringify(operation.example)}`,
    );
  }
  return action;
}

function descriptionIn(language: Language): string {
  const lines = advertisedActions.map(
    ({ name }) => `- ${name}: ${operationMessages[language][name].description}`,
  );
  return toolMessages[language].page_action.description(lines.join('\n'));
}
