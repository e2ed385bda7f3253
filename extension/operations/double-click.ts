import * as z from 'zod/mini';
import type { MouseParams } from './clicking/mouse-params.ts';
import { pressWithMouse } from './clicking/press-with-mouse.ts';
import type { Handler, Operation, PreviewDetails } from './contract/operation.ts';
import { elementOf } from './contract/operation-target.ts';
import { assertPressable, pressDetails } from './pressing/press-details.ts';
import { reachWhole } from './pressing/press-where-seen.ts';

const params = z.object({});

const TWICE: MouseParams = { button: 'left', clickCount: 2 };

export const doubleClick: Operation<'double_click', z.infer<typeof params>> = {
  name: 'double_click',
  params,
  example: { action: 'double_click', target: { elementId: 'e_k3f9a12' }, params: {} },
  effect: 'acts',
  watchesItself: true,
  emptyTarget: 'none',
  errors: ['ElementChanged', 'NotInteractable', 'NotPermitted', 'NeedsUser'],
  inExtras: true,
};

export const handler: Handler<z.infer<typeof params>> = {
  preview: (target, _params) => previewDoubleClick(elementOf(target)),
  reach: (target, _params, maySearch) => reachWhole(elementOf(target), maySearch),
  run: (target, _params, provided) => pressWithMouse(elementOf(target), TWICE, provided),
};

function previewDoubleClick(element: Element): PreviewDetails {
  assertPressable(element);
  return pressDetails(element, 'acts');
}
