import * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import { shortName } from '../page/naming/short-name.ts';
import { watchEditor } from '../page/observing/watch-editor.ts';
import { watchEffects } from '../page/observing/watch-effects.ts';
import { pressTwice } from '../page/pointing/press.ts';
import type { Handler, Operation, PreviewDetails } from './contract/operation.ts';
import { elementOf } from './contract/operation-target.ts';
import type { Outcome } from './contract/outcome.ts';
import { assertPressable, pressDetails } from './pressing/press-details.ts';
import { changedUnderPress, pressable, reach, reachWhole } from './pressing/press-where-seen.ts';
import { describeAction } from './receipt/describe-action.ts';

const params = z.object({});

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
  run: (target, _params) => runDoubleClick(elementOf(target)),
};

function previewDoubleClick(element: Element): PreviewDetails {
  assertPressable(element);
  return pressDetails(element, 'acts');
}

async function runDoubleClick(element: Element): Promise<Outcome> {
  assertPressable(element);
  const name = shortName(element);
  const pressed = pressable(element);
  const press = reach(pressed, element, 'whole');
  const watch = watchEffects(pressed);
  const editor = watchEditor(element);
  const end = pressTwice(press, pressed);
  const effects = await watch.finish();
  // The first press already turned a cell into a field, as the double click would have.
  const isWhole = end === 'done' || editor.isOpened();
  if ((end === 'changed' || end === 'not pressed') && !isWhole) throw changedUnderPress(element, end);
  const said = message(isWhole ? 'doubleClick.done' : 'doubleClick.half', { name });
  const nothing = message('doubleClick.nothing');
  const outcome = describeAction({ element, name, said, nothing, isDone: !isWhole }, effects);
  return isWhole ? outcome : { ...outcome, success: false, error_type: 'ElementChanged' };
}
