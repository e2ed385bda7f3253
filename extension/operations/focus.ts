import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { deepestFocus } from '../page/dom/active-elements.ts';
import { isWithin } from '../page/dom/composed-tree.ts';
import { isDisabled } from '../page/dom/element-state.ts';
import { shortName } from '../page/naming/short-name.ts';
import { watchEffects } from '../page/observing/watch-effects.ts';
import { PageError } from '../page/page-error.ts';
import { focus as moveFocus } from '../page/pointing/press.ts';
import { scrollIntoView } from '../page/scrolling/scroll-into-view.ts';
import { fieldOf } from '../page/writing/field-of.ts';
import type { Handler, Operation, PreviewDetails } from './operation.ts';
import { disabledError, elementOf } from './operation-target.ts';
import type { Outcome } from './outcome.ts';
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
};

export const handler: Handler<z.infer<typeof params>> = {
  aim: fieldOf,
  preview: (target, _params, language) => previewFocus(elementOf(target), language),
  run: (target, _params, language) => runFocus(elementOf(target), language),
};

function previewFocus(element: Element, language: Language): PreviewDetails {
  if (isDisabled(element)) throw disabledError(shortName(element), language);
  return { effect: 'acts' };
}

async function runFocus(element: Element, language: Language): Promise<Outcome> {
  previewFocus(element, language);
  const words = WORDS[language];
  const name = shortName(element);
  if (hasFocus(element)) return { success: true, message: words.already(name), effect: 'no_change' };
  scrollIntoView(element);
  const watch = watchEffects(element);
  moveFocus(element);
  const effects = await watch.finish({ quiet: 60 });
  if (!hasFocus(element) && !effects.isLeaving) throw new PageError('NotInteractable', words.refused(name));
  return describeAction(
    { element, name, said: words.done(name), nothing: '', isDone: true },
    effects,
    language,
  );
}

function hasFocus(element: Element): boolean {
  const focused = deepestFocus();
  return focused !== undefined && isWithin(focused, element);
}

const WORDS = {
  zh: {
    done: (name: string) => `焦点现在在 “${name}” 上。`,
    already: (name: string) => `焦点原本就在 “${name}” 上，没有变化。`,
    refused: (name: string) =>
      `“${name}” 没有得到焦点：它不能获得焦点，或页面把焦点移走了。请换一个目标，或改用 click。`,
  },
  en: {
    done: (name: string) => `The focus is now on "${name}". `,
    already: (name: string) => `The focus was on "${name}" already, so nothing changed.`,
    refused: (name: string) =>
      `"${name}" did not get the focus: it cannot have it, or the page moved it away. Choose another target, or use click.`,
  },
} as const;
