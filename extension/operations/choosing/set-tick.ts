import type { Language } from '@assent/shared';
import { rectOf } from '../../page/dom/box.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import { closestComposed, walkComposed } from '../../page/dom/composed-tree.ts';
import { isHtmlElement, isInput, isLabel } from '../../page/dom/element-types.ts';
import { isConnected } from '../../page/dom/native-dom.ts';
import { explicitRole } from '../../page/dom/role.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { type Effects, watchEffects } from '../../page/observing/watch-effects.ts';
import { PageError } from '../../page/page-error.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import type { PreviewDetails } from '../operation.ts';
import type { Outcome } from '../outcome.ts';
import { assertPressable, pressDetails } from '../pressing/press-details.ts';
import { changedUnderPress, type Pressing, reach } from '../pressing/press-where-seen.ts';
import { pressable } from '../pressing/pressable.ts';
import { leavingOutcome } from '../receipt/leaving-outcome.ts';
import { hiddenTick, isSilentRadio, type TickState, tickState } from './tick-state.ts';

/** The box that a label, or a row with one box in it, stands for. */
export function tickOf(element: Element): Element {
  if (tickState(element) !== undefined) return element;
  if (isLabel(element) && element.control) return element.control;
  const ticks: Element[] = [];
  walkComposed(element, inner => {
    if (tickState(inner) !== undefined) ticks.push(inner);
    return true;
  });
  return ticks.length === 1 && ticks[0] ? ticks[0] : element;
}

export function previewTick(element: Element, value: boolean, language: Language): PreviewDetails {
  const state = assertTickable(element, value, language);
  const words = STATE[language];
  // A box is only ticked; what a widget of the page's own does, nobody can tell.
  const mildest = isInput(element) ? 'edits' : 'acts';
  return { before: words[state], after: words[stateFor(value)], ...pressDetails(element, mildest) };
}

function assertTickable(element: Element, value: boolean, language: Language): TickState {
  const name = shortName(element);
  const state = tickState(element);
  if (state === undefined) throw new PageError('NotInteractable', NO_TICK[language](name));
  assertPressable(element, language);
  if (state === 'on' && !value && isRadio(element))
    throw new PageError('InvalidArgument', RADIO[language](name));
  return state;
}

function isRadio(element: Element): boolean {
  if (isSilentRadio(element) || hiddenTick(element)?.type === 'radio') return true;
  return isInput(element)
    ? element.type === 'radio'
    : /^(menuitem)?radio$/u.test(explicitRole(element) ?? '');
}

/** Ticks or unticks, and says what became of it by reading it back. */
export async function setTick(element: Element, value: boolean, language: Language): Promise<Outcome> {
  const words = WORDS[language];
  const name = shortName(element);
  const before = assertTickable(element, value, language);
  const wanted = stateFor(value);
  const shown = STATE[language][wanted];
  if (before === wanted)
    return { success: true, message: words.already(name, shown), effect: 'no_change', value: shown };
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const effects = await toggle(element, language);
    if (effects.isLeaving) return leavingOutcome(words.left(name, cleanText(effects.url)), effects.url);
    const now = isConnected(element) ? tickState(element) : undefined;
    if (now === wanted)
      return { success: true, message: words.done(name, shown), effect: 'changed', value: shown };
    if (now !== undefined && isSilentRadio(element))
      return { success: false, message: words.silent(name), effect: 'no_change' };
    if (now === undefined) return { success: false, message: words.unverified(name), effect: 'changed' };
    // A half-ticked box may go the other way first.
    if (before !== 'mixed' || now === before) return refused(name, now, before, language);
  }
  return refused(name, tickState(element) ?? before, before, language);
}

const MOST_PRESSES = 2;

async function toggle(element: Element, language: Language): Promise<Effects> {
  const press = togglerOf(element, language);
  const watch = watchEffects(element);
  const isDone = press();
  const effects = await watch.finish();
  if (!isDone) throw changedUnderPress(element, language);
  return effects;
}

function refused(name: string, now: TickState, before: TickState, language: Language): Outcome {
  const value = STATE[language][now];
  const effect = now === before ? 'no_change' : 'changed';
  return { success: false, message: WORDS[language].refused(name, value), effect, value };
}

function stateFor(value: boolean): TickState {
  return value ? 'on' : 'off';
}

/** A press where a person would press. A native box without any place to press, as for screen readers, is clicked itself. */
function togglerOf(element: Element, language: Language): Pressing {
  const pressed = pressable(element);
  if (!isHtmlElement(pressed) || !isUnseenBox(pressed)) return reach(pressed, element, language);
  const around = closestComposed(pressed, at => rectOf(at).height > 1 && createVisibility().sees(at));
  if (around) reach(around, element, language);
  return () => {
    pressed.click();
    return true;
  };
}

function isUnseenBox(element: Element): boolean {
  const { width, height } = rectOf(element);
  return isInput(element) && (width <= 1 || height <= 1) && !createVisibility().sees(element);
}

const STATE = {
  zh: { on: '已勾选', off: '未勾选', mixed: '部分勾选' },
  en: { on: 'checked', off: 'unchecked', mixed: 'partly checked' },
} as const;

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
      `页面没有接受，“${name}” 仍然${state}。需要亲手点击，或换一个目标。`,
    unverified: (name: string) =>
      `已点击 “${name}”，随后页面把它移除了或不再显示它的状态，没能确认；请查看最新的元素列表。`,
    silent: (name: string) =>
      `已点击单选框 “${name}”，但页面不显示它是否选中，没能确认。需要有人看一下页面。`,
    left: (name: string, url: string) => `已点击 “${name}”，页面正在前往 ${url}。`,
  },
  en: {
    done: (name: string, state: string) => `"${name}" is now ${state}.`,
    already: (name: string, state: string) => `"${name}" was ${state} already, so nothing changed.`,
    refused: (name: string, state: string) =>
      `The page did not take it: "${name}" is still ${state}. Have it clicked by hand, or try another target.`,
    unverified: (name: string) =>
      `Pressed "${name}", and the page then took it away or no longer tells its state, so nothing is confirmed; look at the newest list of elements.`,
    silent: (name: string) =>
      `Pressed the radio button "${name}", but the page does not tell whether it is chosen now, so nothing is confirmed. Have it looked at.`,
    left: (name: string, url: string) => `Clicked "${name}", and the page is going to ${url}.`,
  },
} as const;
