import * as z from 'zod/mini';
import { previewTick, reachTick, setTick, tickOf } from './choosing/set-tick.ts';
import { rememberTick } from './choosing/tick-state.ts';
import type { Handler, Operation } from './contract/operation.ts';
import { elementOf } from './contract/operation-target.ts';

const params = z.object({});

export const uncheck: Operation<'uncheck', z.infer<typeof params>> = {
  name: 'uncheck',
  // `check` with false does the same.
  offeredAs: [],
  params,
  example: { action: 'uncheck', target: { elementId: 'e_k3f9a12' }, params: {} },
  effect: 'edits',
  emptyTarget: 'none',
  errors: ['InvalidArgument', 'ElementChanged', 'NotInteractable', 'NotPermitted'],
};

export const handler: Handler<z.infer<typeof params>> = {
  aim: tickOf,
  preview: (target, _params) => previewTick(elementOf(target), false),
  remember: (target, _params) => rememberTick(elementOf(target), (box, value) => setTick(box, value)),
  reach: (target, _params, maySearch) => reachTick(elementOf(target), false, maySearch),
  run: (target, _params, provided) => setTick(elementOf(target), false, provided),
};
