import * as z from 'zod/mini';
import { previewTick, reachTick, setTick, tickOf } from './choosing/set-tick.ts';
import { rememberTick } from './choosing/tick-state.ts';
import type { Handler, Operation } from './contract/operation.ts';
import { elementOf } from './contract/operation-target.ts';

/** Models send a boolean, a word, or nothing. */
const tickValue = z.pipe(
  z.union([z.boolean(), z.string(), z.number()]),
  z.transform(
    value => !/^(false|0|no|off|unchecked|uncheck|否|取消|不勾选|关)$/iu.test(String(value).trim()),
  ),
);

const params = z.object({
  value: z._default(tickValue, true),
});
type Params = z.infer<typeof params>;

export const check: Operation<'check', Params> = {
  name: 'check',
  params,
  example: { action: 'check', target: { elementId: 'e_k3f9a12' }, params: { value: true } },
  effect: 'edits',
  emptyTarget: 'none',
  errors: ['InvalidArgument', 'ElementChanged', 'NotInteractable', 'NotPermitted'],
};

export const handler: Handler<Params> = {
  aim: tickOf,
  preview: (target, { value }) => previewTick(elementOf(target), value),
  remember: (target, _params) => rememberTick(elementOf(target), (box, value) => setTick(box, value)),
  reach: (target, { value }, maySearch) => reachTick(elementOf(target), value, maySearch),
  run: (target, { value }, provided) => setTick(elementOf(target), value, provided),
};
