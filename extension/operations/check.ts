import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { watchEffects } from '../page/acting/watch-effects.ts';
import { closestComposed, walkComposed } from '../page/dom/composed-tree.ts';
import { isHtmlElement, isInput, isLabel } from '../page/dom/element-types.ts';
import { rectOf } from '../page/dom/unshadowed.ts';
import { PageError } from '../page/page-error.ts';
import { isTicked } from '../page/seeing/element-state.ts';
import { shortName } from '../page/seeing/short-name.ts';
import { createSight } from '../page/seeing/sight.ts';
import { leavingOutcome } from './leaving-outcome.ts';
import type { Operation, PreviewDetails } from './operation.ts';
import { elementOf } from './operation-target.ts';
import type { Outcome } from './outcome.ts';
import { assertPressable, pressDetails } from './press-details.ts';
import { changedUnderPress, type Pressing, reach } from './press-where-seen.ts';
import { pressable } from './pressable.ts';
import { rememberTick } from './undo/remember-tick.ts';

/** Models write the wish as a boolean, as a word, or not at all. */
const wish = z.pipe(
  z.union([z.boolean(), z.string(), z.number()]),
  z.transform(
    value => !/^(false|0|no|off|unchecked|uncheck|否|取消|不勾选|关)$/iu.test(String(value).trim()),
  ),
);

const params = z.object({
  value: z._default(wish, true).check(z.describe('false unticks.')),
});
type Params = z.infer<typeof params>;

export const check: Operation<Params> = {
  name: 'check',
  description: {
    zh: '勾选复选框、单选框或打开开关；params.value 为 false 时取消。',
    en: 'Tick a checkbox or radio button, or turn a switch on; params.value false unticks it.',
  },
  verb: { zh: '勾选', en: 'Check' },
  params,
  example: { action: 'check', target: { elementId: 'e_k3f9a12' }, params: { value: true } },
  effect: 'edits',
  emptyTarget: 'none',
  aim: tickOf,
  preview: (target, { value }, language) => previewCheck(elementOf(target), value, language),
  remember: (target, _params, language) =>
    rememberTick(elementOf(target), (box, value) => runCheck(box, value, language), language),
  run: (target, { value }, language) => runCheck(elementOf(target), value, language),
};

/** The box that a label, or a row with one box in it, stands for. */
function tickOf(element: Element): Element {
  if (isTicked(element) !== undefined) return element;
  if (isLabel(element) && element.control) return element.control;
  const ticks: Element[] = [];
  walkComposed(element, inner => {
    if (isTicked(inner) !== undefined) ticks.push(inner);
    return true;
  });
  return ticks.length === 1 && ticks[0] ? ticks[0] : element;
}

function previewCheck(element: Element, value: boolean, language: Language): PreviewDetails {
  const ticked = assertTickable(element, value, language);
  const words = STATE[language];
  // A box is only ticked; what a widget of the page's own does, nobody can tell.
  const mildest = isInput(element) ? 'edits' : 'acts';
  return { before: words(ticked), after: words(value), ...pressDetails(element, mildest) };
}

function assertTickable(element: Element, value: boolean, language: Language): boolean {
  const name = shortName(element);
  const ticked = isTicked(element);
  if (ticked === undefined) throw new PageError('NotInteractable', NO_TICK[language](name));
  assertPressable(element, language);
  if (ticked && !value && isRadio(element)) throw new PageError('InvalidArgument', RADIO[language](name));
  return ticked;
}

function isRadio(element: Element): boolean {
  return isInput(element) ? element.type === 'radio' : /^(menuitem)?radio$/u.test(element.role ?? '');
}

async function runCheck(element: Element, value: boolean, language: Language): Promise<Outcome> {
  const words = WORDS[language];
  const name = shortName(element);
  const state = STATE[language](value);
  if (assertTickable(element, value, language) === value) {
    return { success: true, message: words.already(name, state), effect: 'no_change', value: state };
  }
  const toggle = togglerOf(element, language);
  const watch = watchEffects(element);
  const isDone = toggle();
  const effects = await watch.finish();
  if (!isDone) throw changedUnderPress(element, language);
  if (effects.isLeaving) return leavingOutcome(words.left(name, effects.url), effects.url);
  const now = isTicked(element);
  if (now === value)
    return { success: true, message: words.done(name, state), effect: 'changed', value: state };
  const shown = STATE[language](now === true);
  return { success: false, message: words.refused(name, shown), effect: 'no_change', value: shown };
}

/** A press where a person would press. A native box without any place to press, as for screen readers, is clicked itself. */
function togglerOf(element: Element, language: Language): Pressing {
  const pressed = pressable(element);
  if (!isHtmlElement(pressed) || !isUnseenBox(pressed)) return reach(pressed, element, language);
  const around = closestComposed(pressed, at => rectOf(at).height > 1 && createSight().sees(at));
  if (around) reach(around, element, language);
  return () => {
    pressed.click();
    return true;
  };
}

function isUnseenBox(element: Element): boolean {
  const { width, height } = rectOf(element);
  return isInput(element) && (width <= 1 || height <= 1) && !createSight().sees(element);
}

const STATE = {
  zh: (ticked: boolean) => (ticked ? '已勾选' : '未勾选'),
  en: (ticked: boolean) => (ticked ? 'checked' : 'unchecked'),
};

const NO_TICK = {
  zh: (name: string) => `“${name}” 不是复选框、单选框或开关。请选择一个可以勾选的元素，或改用 click。`,
  en: (name: string) => `"${name}" is no checkbox, radio button or switch. Choose one, or use click.`,
};

const RADIO = {
  zh: (name: string) => `单选框 “${name}” 不能取消勾选。请改为勾选同组的另一项。`,
  en: (name: string) =>
    `The radio button "${name}" cannot be unticked. Check another one of its group instead.`,
};

const WORDS = {
  zh: {
    done: (name: string, state: string) => `“${name}” 现在${state}。`,
    already: (name: string, state: string) => `“${name}” 原本就${state}，没有变化。`,
    refused: (name: string, state: string) =>
      `页面没有接受，“${name}” 仍然${state}。请用户本人点击，或换一个目标。`,
    left: (name: string, url: string) => `已点击 “${name}”，页面正在前往 ${url}。`,
  },
  en: {
    done: (name: string, state: string) => `"${name}" is now ${state}.`,
    already: (name: string, state: string) => `"${name}" was ${state} already, so nothing changed.`,
    refused: (name: string, state: string) =>
      `The page did not take it: "${name}" is still ${state}. Ask the person to click it, or try another target.`,
    left: (name: string, url: string) => `Clicked "${name}", and the page is going to ${url}.`,
  },
} as const;
