import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { isInput, isLabel } from '../page/dom/element-types.ts';
import { shortName } from '../page/naming/short-name.ts';
import { watchEditor } from '../page/observing/watch-editor.ts';
import { watchEffects } from '../page/observing/watch-effects.ts';
import { PageError } from '../page/page-error.ts';
import type { Handler, Operation, PreviewDetails } from './operation.ts';
import { elementOf } from './operation-target.ts';
import type { Outcome } from './outcome.ts';
import { assertPressable, pressDetails } from './pressing/press-details.ts';
import { changedUnderPress, reach } from './pressing/press-where-seen.ts';
import { pressable } from './pressing/pressable.ts';
import { describeClick } from './receipt/describe-click.ts';

const params = z.object({});

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
  aim: controlOf,
  preview: (target, _params, language) => previewClick(elementOf(target), language),
  run: (target, _params, language) => runClick(elementOf(target), language),
};

/** A press on a label is one on its control, so that is what the card is to show. */
function controlOf(element: Element): Element {
  return (isLabel(element) && element.control) || element;
}

function previewClick(element: Element, language: Language): PreviewDetails {
  assertClickable(element, language);
  return pressDetails(element, 'acts');
}

async function runClick(element: Element, language: Language): Promise<Outcome> {
  assertClickable(element, language);
  // A press may rename the element, or take it away.
  const name = shortName(element);
  const pressed = pressable(element);
  const press = reach(pressed, element, language);
  const watch = watchEffects(pressed);
  const editor = watchEditor(element);
  const start = performance.now();
  const isDone = press();
  const heldUp = performance.now() - start;
  const effects = await watch.finish();
  if (!isDone && !editor.isOpened()) throw changedUnderPress(element, language);
  return describeClick({ element, name, heldUp }, effects, language);
}

/** The browser's window for files would come up before the person, and nobody but them can use it. */
function assertClickable(element: Element, language: Language): void {
  if (isInput(element) && element.type === 'file')
    throw new PageError('NeedsUser', CHOOSE_FILE[language](shortName(element)));
  assertPressable(element, language);
}

const CHOOSE_FILE = {
  zh: (name: string) =>
    `“${name}” 会打开浏览器的文件选择窗口，只能亲手操作。请改用 upload 操作，文件在面板里选择。`,
  en: (name: string) =>
    `"${name}" opens the browser's window for choosing files, which can be used by hand only. Use the upload action on it: the file is chosen in the panel then.`,
};
