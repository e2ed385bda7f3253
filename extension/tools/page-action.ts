import * as z from 'zod/mini';
import type { Action } from '../operations/action.ts';
import { idSchema, nameSchema } from '../operations/bounded-text.ts';
import { findOperation, operations } from '../operations/list.ts';
import { PageError } from '../page/page-error.ts';
import { operationParams } from './operation-params.ts';
import { reportIgnored } from './report-ignored.ts';
import { tidyActions } from './tidy-actions.ts';
import type { Tool } from './tool.ts';

export const MAX_ACTIONS = 50;

const target = z.object({
  elementId: z
    .optional(idSchema)
    .check(z.describe('The id of an element in the list of the page, such as e_k3f9a12. Preferred.')),
  selector: z
    .optional(nameSchema)
    .check(z.describe('A CSS selector with exactly one visible match, when there is no id.')),
  description: z
    .optional(nameSchema)
    .check(z.describe('The visible name of the element, when there is neither id nor selector.')),
});

/** What the model is told of. The others have other names or tools of their own, and are taken in a batch all the same. */
export const actionsTold = operations.filter(({ inBrowser, isShorthand }) => !inBrowser && !isShorthand);

/** Each operation parses its own; what they are called and mean is told by the operations. */
const params = z
  .looseObject({})
  .check(z.meta({ properties: operationParams(actionsTold), additionalProperties: false }));

const parameters = z.object({
  actions: z
    .array(
      z.object({
        action: z
          .enum(operations.map(operation => operation.name))
          .check(z.meta({ enum: actionsTold.map(operation => operation.name) })),
        target: z._default(target, {}),
        params: z._default(params, {}),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_ACTIONS)),
});

type Arguments = z.infer<typeof parameters>;

const example: Arguments = {
  actions: [{ action: 'fill', target: { elementId: 'e_k3f9a12' }, params: { value: 'iPhone 16' } }],
};

export const pageAction: Tool<Arguments> = {
  name: 'page_action',
  description: [
    'Act on the page that the person is looking at. The person approves the call before anything runs.',
    'Actions run in order, and each has its own result. Put actions that belong together into one call; after a click that loads another page, wait for the new list of elements.',
    ...actionsTold.map(operation => `- ${operation.name}: ${operation.description.en}`),
    'Read each result: `success` says whether what was asked for is so now; `effect` says what was seen to happen, and is `no_change` when nothing was (a click without effect is no success; a field that already held the value is). `message` says what to do next.',
  ].join('\n'),
  parameters,
  example,
  title: { zh: '操作页面', en: 'Act on the page' },
  effect: 'reads',
  tidy: given => tidyActions(given, example),
  plan: ({ actions }) => ({ kind: 'actions', actions: actions.map(checkedAction) }),
  answer: reportIgnored,
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
