import type { Language } from '@assent/shared';
import { cleanText } from '../../page/dom/clean-text.ts';
import { isConnected } from '../../page/dom/native-dom.ts';
import { rawValue } from '../../page/naming/element-value.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { PageError } from '../../page/page-error.ts';
import { scrollIntoView } from '../../page/scrolling/scroll-into-view.ts';
import { type SliderState, sliderState, writeSlider } from '../../page/writing/write-slider.ts';
import type { PreviewDetails } from '../operation.ts';
import type { Outcome } from '../outcome.ts';
import { assertPressable, pressDetails } from '../pressing/press-details.ts';
import type { UndoEntry } from '../undo/undo-entry.ts';

/** A slider that a page made of its own, and that tells where it stands. */
export function isDrawnSlider(element: Element): boolean {
  return sliderState(element) !== undefined;
}

export function previewSlider(slider: Element, value: string, language: Language): PreviewDetails {
  const wanted = wantedNumber(slider, value, language);
  return { before: shownAt(slider), after: String(wanted), ...pressDetails(slider, 'acts') };
}

/** Moves a slider to a value, and says where it stands then. */
export async function fillSlider(slider: Element, value: string, language: Language): Promise<Outcome> {
  const words = WORDS[language];
  const wanted = wantedNumber(slider, value, language);
  const name = shortName(slider);
  const before = sliderState(slider)?.now;
  if (before === wanted)
    return { success: true, message: words.already(name, shownAt(slider)), effect: 'no_change' };
  scrollIntoView(slider);
  await writeSlider(slider, wanted);
  const now = isConnected(slider) ? sliderState(slider)?.now : undefined;
  if (now === undefined) return { success: false, message: words.gone(name), effect: 'changed' };
  const shown = shownAt(slider);
  const effect = now === before ? 'no_change' : 'changed';
  if (now === wanted) return { success: true, message: words.done(name, shown), effect, value: shown };
  const message = now === before ? words.stuck(name, shown) : words.near(name, shown, wanted);
  return { success: false, message, effect, value: shown };
}

/** The way back to where a slider stands now. */
export function rememberSlider(slider: Element): UndoEntry {
  const old = sliderState(slider)?.now;
  return {
    name: shortName(slider),
    look: () => {
      const now = isConnected(slider) ? sliderState(slider)?.now : undefined;
      return now === undefined ? undefined : String(now);
    },
    restore: async () => {
      if (old !== undefined) await writeSlider(slider, old);
      return 'whole';
    },
  };
}

function wantedNumber(slider: Element, value: string, language: Language): number {
  const words = WORDS[language];
  assertPressable(slider, language);
  const text = value.normalize('NFKC').trim().replace(/%$/u, '').trim();
  const wanted = text === '' ? Number.NaN : Number(text);
  const state = sliderState(slider);
  if (!state) throw new PageError('ElementChanged', words.gone(shortName(slider)));
  if (!isBetween(wanted, state))
    throw new PageError('InvalidArgument', words.range(shortName(slider), state.min, state.max));
  return wanted;
}

function isBetween(value: number, { min, max }: SliderState): boolean {
  return value >= min && value <= max;
}

/** As the page words it, where it does. */
function shownAt(slider: Element): string {
  return cleanText(rawValue(slider) ?? '');
}

const WORDS = {
  zh: {
    done: (name: string, value: string) => `滑块 “${name}” 现在是：${value}`,
    already: (name: string, value: string) => `滑块 “${name}” 原本就是 ${value}，没有变化。`,
    near: (name: string, value: string, wanted: number) =>
      `滑块 “${name}” 只能停在 ${value}，到不了 ${wanted}：可能是步长或另一个滑块限制了它。请换一个值，或改为亲手拖动。`,
    stuck: (name: string, value: string) =>
      `滑块 “${name}” 没有移动，仍然是 ${value}。需要亲手拖动，或换一个目标。`,
    range: (name: string, min: number, max: number) =>
      `滑块 “${name}” 的值是从 ${min} 到 ${max} 的一个数。请给出这个范围里的数。`,
    gone: (name: string) => `滑块 “${name}” 不再显示它的值，没能确认；请查看最新的元素列表。`,
  },
  en: {
    done: (name: string, value: string) => `The slider "${name}" now stands at: ${value}`,
    already: (name: string, value: string) =>
      `The slider "${name}" stood at ${value} already, so nothing changed.`,
    near: (name: string, value: string, wanted: number) =>
      `The slider "${name}" went to ${value} and no nearer to ${wanted}: its steps, or another handle, may not allow it. Give another value, or have it dragged by hand.`,
    stuck: (name: string, value: string) =>
      `The slider "${name}" did not move and still stands at ${value}. Have it dragged by hand, or try another target.`,
    range: (name: string, min: number, max: number) =>
      `The slider "${name}" takes a number from ${min} to ${max}. Give one in that range.`,
    gone: (name: string) =>
      `The slider "${name}" no longer tells its value, so nothing is confirmed; look at the newest list of elements.`,
  },
} as const;
