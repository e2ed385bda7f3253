import { message } from '../../messages/message.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import { isConnected } from '../../page/dom/native-dom.ts';
import { rawValue } from '../../page/naming/element-value.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { PageError } from '../../page/page-error.ts';
import { scrollIntoView } from '../../page/scrolling/scroller.ts';
import { sliderState, writeSlider } from '../../page/writing/write-slider.ts';
import { failed, succeeded } from '../contract/observed.ts';
import type { PreviewDetails } from '../contract/operation.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { UndoEntry } from '../contract/undo-entry.ts';
import { assertPressable, pressDetails } from '../pressing/press-details.ts';

/** A custom slider that exposes its value. */
export function isDrawnSlider(element: Element): boolean {
  return sliderState(element) !== undefined;
}

export function previewSlider(slider: Element, value: string): PreviewDetails {
  const wanted = wantedNumber(slider, value);
  return { before: shownAt(slider), after: String(wanted), ...pressDetails(slider, 'acts') };
}

export async function fillSlider(slider: Element, value: string): Promise<Outcome> {
  const wanted = wantedNumber(slider, value);
  const name = shortName(slider);
  const before = sliderState(slider)?.now;
  if (before === wanted)
    return succeeded('no_change', message('slider.already', { name, value: shownAt(slider) }));
  scrollIntoView(slider);
  await writeSlider(slider, wanted);
  const now = isConnected(slider) ? sliderState(slider)?.now : undefined;
  if (now === undefined) return failed('changed', message('slider.gone', { name }));
  const shown = shownAt(slider);
  const effect = now === before ? 'no_change' : 'changed';
  if (now === wanted) return succeeded(effect, message('slider.done', { name, value: shown }), shown);
  const missed =
    now === before
      ? message('slider.stuck', { name, value: shown })
      : message('slider.near', { name, value: shown, wanted });
  return failed(effect, missed, shown);
}

export function rememberSlider(slider: Element): UndoEntry {
  const old = sliderState(slider)?.now;
  return {
    name: shortName(slider),
    look: () => {
      const now = isConnected(slider) ? sliderState(slider)?.now : undefined;
      return now === undefined ? undefined : String(now);
    },
    restore: async () => old !== undefined && writeSlider(slider, old),
  };
}

function wantedNumber(slider: Element, value: string): number {
  assertPressable(slider);
  const text = value.normalize('NFKC').trim().replace(/%$/u, '').trim();
  const wanted = text === '' ? Number.NaN : Number(text);
  const state = sliderState(slider);
  if (!state) throw new PageError('ElementChanged', message('slider.gone', { name: shortName(slider) }));
  if (!(wanted >= state.min && wanted <= state.max))
    throw new PageError(
      'InvalidArgument',
      message('slider.range', { name: shortName(slider), min: state.min, max: state.max }),
    );
  return wanted;
}

/** In the page's words, if any. */
function shownAt(slider: Element): string {
  return cleanText(rawValue(slider) ?? '');
}
