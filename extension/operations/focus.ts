import * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import { deepestFocus } from '../page/dom/active-elements.ts';
import { isWithin } from '../page/dom/composed-tree.ts';
import { isDisabled } from '../page/dom/element-state.ts';
import { shortName } from '../page/naming/short-name.ts';
import { watchEffects } from '../page/observing/watch-effects.ts';
import { PageError } from '../page/page-error.ts';
import { focus as moveFocus } from '../page/pointing/press.ts';
import { scrollIntoView } from '../page/scrolling/scroller.ts';
import { fieldOf } from '../page/writing/field-of.ts';
import { succeeded } from './contract/observed.ts';
import type { Handler, Operation, PreviewDetails } from './contract/operation.ts';
import { disabledError, elementOf } from './contract/operation-target.ts';
import type { Outcome } from './contract/outcome.ts';
import { describeAction } from './receipt/describe-action.ts';

const params = z.object({});

export const focus: Operation<'focus', z.infer<typeof params>> = {
  name: 'focus',
  params,
  example: { action: 'focus', target: { elementId: 'e_k3f9a12' }, params: {} },
  effect: 'acts',
  watchesItself: true,
  emptyTarget: 'none',
  errors: ['NotInteractable', 'NeedsUser'],
  inExtras: true,
};

export const handler: Handler<z.infer<typeof params>> = {
  aim: fieldOf,
  preview: (target, _params) => previewFocus(elementOf(target)),
  run: (target, _params) => runFocus(elementOf(target)),
};

function previewFocus(element: Element): PreviewDetails {
  if (isDisabled(element)) throw disabledError(shortName(element));
  return { effect: 'acts' };
}

async function runFocus(element: Element): Promise<Outcome> {
  previewFocus(element);
  const name = shortName(element);
  if (hasFocus(element)) return succeeded('no_change', message('focus.already', { name }));
  scrollIntoView(element);
  const watch = watchEffects(element);
  moveFocus(element);
  const effects = await watch.finish({ quiet: 60 });
  if (!hasFocus(element) && !effects.isLeaving)
    throw new PageError('NotInteractable', message('focus.refused', { name }));
  return describeAction(
    { element, name, said: message('focus.done', { name }), nothing: '', isDone: true, isPress: false },
    effects,
  );
}

function hasFocus(element: Element): boolean {
  const focused = deepestFocus();
  return focused !== undefined && isWithin(focused, element);
}
