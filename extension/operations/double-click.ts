import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { shortName } from '../page/naming/short-name.ts';
import { watchEditor } from '../page/observing/watch-editor.ts';
import { watchEffects } from '../page/observing/watch-effects.ts';
import { pressTwice } from '../page/pointing/press.ts';
import type { Handler, Operation, PreviewDetails } from './operation.ts';
import { elementOf } from './operation-target.ts';
import type { Outcome } from './outcome.ts';
import { assertPressable, pressDetails } from './pressing/press-details.ts';
import { changedUnderPress, reach } from './pressing/press-where-seen.ts';
import { pressable } from './pressing/pressable.ts';
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
};

export const handler: Handler<z.infer<typeof params>> = {
  preview: (target, _params, language) => previewDoubleClick(elementOf(target), language),
  run: (target, _params, language) => runDoubleClick(elementOf(target), language),
};

function previewDoubleClick(element: Element, language: Language): PreviewDetails {
  assertPressable(element, language);
  return pressDetails(element, 'acts');
}

async function runDoubleClick(element: Element, language: Language): Promise<Outcome> {
  assertPressable(element, language);
  const words = WORDS[language];
  const name = shortName(element);
  const pressed = pressable(element);
  const press = reach(pressed, element, language);
  const watch = watchEffects(pressed);
  const editor = watchEditor(element);
  const isDone = pressTwice(press, pressed);
  const effects = await watch.finish();
  // A cell that became a field under the first press is where a double click would have led.
  if (!isDone && !editor.isOpened()) throw changedUnderPress(element, language);
  return describeAction(
    { element, name, said: words.done(name), nothing: words.nothing, isDone: false },
    effects,
    language,
  );
}

const WORDS = {
  zh: {
    done: (name: string) => `已双击 “${name}”。`,
    nothing: '没有看到任何变化；不要认为它已生效。请换一个目标，或改为亲手双击。',
  },
  en: {
    done: (name: string) => `Double-clicked "${name}". `,
    nothing:
      'Nothing visible changed: do not assume that it worked. Try another target, or have it double-clicked by hand.',
  },
} as const;
