import type * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import { isInput, isLabel } from '../page/dom/element-types.ts';
import { controlOfHost } from '../page/finding/host-control.ts';
import { shortName } from '../page/naming/short-name.ts';
import { watchEditor } from '../page/observing/watch-editor.ts';
import { watchEffects } from '../page/observing/watch-effects.ts';
import { PageError } from '../page/page-error.ts';
import { isUsualClick, type MouseParams, mouseCard, mouseParams, shareOf } from './clicking/mouse-params.ts';
import { pressWithMouse } from './clicking/press-with-mouse.ts';
import { bindMouse, previewMouse } from './clicking/preview-mouse.ts';
import type { Handler, Operation, PreviewDetails, Provided } from './contract/operation.ts';
import { elementOf } from './contract/operation-target.ts';
import type { Outcome } from './contract/outcome.ts';
import { assertPressable, previewPress } from './pressing/press-details.ts';
import {
  changedUnderPress,
  pressable,
  reach,
  reachWhole,
  watchReplaced,
  withoutClick,
} from './pressing/press-where-seen.ts';
import { withToggle } from './pressing/toggle-details.ts';
import { describeClick } from './receipt/describe-action.ts';

const params = mouseParams;

export const click: Operation<'click', z.infer<typeof params>> = {
  name: 'click',
  params,
  example: { action: 'click', target: { elementId: 'e_k3f9a12' }, params: {} },
  effect: 'acts',
  watchesItself: true,
  emptyTarget: 'none',
  errors: ['ElementChanged', 'NotInteractable', 'NotPermitted', 'NeedsUser'],
};

export const handler: Handler<z.infer<typeof params>> = {
  // A click on a label clicks its control, and one on a custom element the button in it, so the card shows those.
  aim: element => (isLabel(element) && element.control) || (controlOfHost(element) ?? element),
  preview: (target, given) => previewClick(elementOf(target), given),
  binds: (target, given) => (isUsualClick(given) ? undefined : bindMouse(elementOf(target), given)),
  reach: (target, given, maySearch) => {
    if (!shareOf(given)) reachWhole(elementOf(target), maySearch);
  },
  run: (target, given, provided) => runClick(elementOf(target), given, provided),
};

function previewClick(element: Element, given: MouseParams): PreviewDetails {
  assertNoFilePicker(element);
  return isUsualClick(given)
    ? withToggle(element, previewPress(element, 'acts'), mouseCard(given))
    : previewMouse(element, given);
}

async function runClick(element: Element, given: MouseParams, provided: Provided): Promise<Outcome> {
  assertNoFilePicker(element);
  const { sighted, play } = provided;
  if (play || !isUsualClick(given)) return pressWithMouse(element, given, provided);
  assertPressable(element);
  // The press may rename or remove the element.
  const name = shortName(element);
  const pressed = pressable(element);
  const press = reach(pressed, element, 'turn');
  const isReplaced = watchReplaced(pressed, name);
  const watch = watchEffects(pressed);
  const editor = watchEditor(element);
  const end = press();
  const effects = await watch.finish({}, seen => sighted?.(describeClick({ element, name }, seen)));
  const isAnswered = editor.isOpened() || end === 'answered' || (end === 'gone' && !isReplaced());
  if (end !== 'done' && !isAnswered) throw changedUnderPress(element, end);
  return describeClick({ element, name, ...withoutClick(end, name) }, effects);
}

/** Only the user can use the browser's file dialog. */
function assertNoFilePicker(element: Element): void {
  if (isInput(element) && element.type === 'file')
    throw new PageError('NeedsUser', message('click.chooseFile', { name: shortName(element) }));
}
