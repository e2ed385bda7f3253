import { type Language, plainToolName } from '@assent/shared';
import * as z from 'zod/mini';
import { toolMessages } from '../messages/tools/tool-messages.ts';
import type { Action } from '../operations/contract/action.ts';
import { addressSchema } from '../operations/contract/bounded-text.ts';
import { operations } from '../operations/list.ts';
import type { ListedOperation } from '../operations/listed-operation.ts';
import { browserHelp, HELP, requireNamed } from './browser-help.ts';
import { requiresParam } from './operation-schema.ts';
import { readArguments } from './read-arguments.ts';
import { flatResult } from './shape-results.ts';
import type { Plan, Tool } from './tool.ts';
import { unwrapArguments } from './unwrap-arguments.ts';

const parameters = (language: Language) =>
  z.object({
    url: z.optional(addressSchema).check(z.describe(toolMessages[language].use_browser.url)),
    action: z.string(),
    action_params: z._default(z.record(z.string(), z.unknown()), {}),
  });
type Arguments = z.infer<ReturnType<typeof parameters>>;

const example: Arguments = { action: 'click', action_params: { elementId: 'e_k3f9a12' } };

/** All operations in one tool, for the shortest prompt. */
export const useBrowser: Tool<Arguments> = {
  name: 'use_browser',
  description: language =>
    toolMessages[language].use_browser.description(
      operations.filter(({ callsPageTool }) => !callsPageTool).map(({ name }) => name),
    ),
  parameters,
  example,
  effect: 'reads',
  needsNoPage: true,
  needsNoTab: true,
  tidy,
  plan,
  answer: flatResult,
};

/** An address alone means `navigate`; models send an empty one for none. */
function tidy(raw: unknown): unknown {
  const { action, url: named, params } = unwrapArguments(raw, example);
  const isNone = named === null || (typeof named === 'string' && named.trim() === '');
  const url = isNone ? undefined : named;
  return { action: action ?? (url === undefined ? undefined : 'navigate'), url, action_params: params };
}

function plan({ url, action, action_params: params }: Arguments): Plan {
  if (plainToolName(action) === HELP) return { kind: 'answer', result: browserHelp(params) };
  const operation = requireNamed(action);
  if (url === undefined) return { kind: 'actions', actions: [readArguments(operation, params)] };
  return { kind: 'actions', actions: withAddress(operation, params, url) };
}

/** The address belongs to an action that requires one and has none; else it is opened first. */
function withAddress(operation: ListedOperation, params: Record<string, unknown>, url: string): Action[] {
  const isOwn = requiresParam(operation, 'url') && !('url' in params);
  if (isOwn) return [readArguments(operation, { ...params, url })];
  const first: Action = { action: 'navigate', target: {}, params: { url } };
  return [first, readArguments(operation, params)];
}
