import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { watchEffects } from '../page/acting/watch-effects.ts';
import { isLabel } from '../page/dom/element-types.ts';
import { shortName } from '../page/seeing/short-name.ts';
import { describeClick } from './describe-click.ts';
import type { Operation, PreviewDetails } from './operation.ts';
import { elementOf } from './operation-target.ts';
import type { Outcome } from './outcome.ts';
import { assertPressable, pressDetails } from './press-details.ts';
import { changedUnderPress, reach } from './press-where-seen.ts';
import { pressable } from './pressable.ts';

const params = z.object({});

export const click: Operation<z.infer<typeof params>> = {
  name: 'click',
  description: {
    zh: '点击按钮、链接或其他元素。',
    en: 'Click a button, a link or another element.',
  },
  verb: { zh: '点击', en: 'Click' },
  params,
  example: { action: 'click', target: { elementId: 'e_k3f9a12' }, params: {} },
  effect: 'acts',
  tellsReceipt: true,
  emptyTarget: 'none',
  aim: controlOf,
  preview: (target, _params, language) => previewClick(elementOf(target), language),
  run: (target, _params, language) => runClick(elementOf(target), language),
};

/** A press on a label is one on its control, so that is what the card is to show. */
function controlOf(element: Element): Element {
  return (isLabel(element) && element.control) || element;
}

function previewClick(element: Element, language: Language): PreviewDetails {
  assertPressable(element, language);
  return pressDetails(element, 'acts');
}

async function runClick(element: Element, language: Language): Promise<Outcome> {
  assertPressable(element, language);
  // A press may rename the element, or take it away.
  const name = shortName(element);
  const pressed = pressable(element);
  const press = reach(pressed, element, language);
  const watch = watchEffects(pressed);
  const isDone = press();
  const effects = await watch.finish();
  if (!isDone) throw changedUnderPress(element, language);
  return describeClick({ element, name }, effects, language);
}
