import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { cleanText } from '../page/dom/clean-text.ts';
import { isInput, isTextField } from '../page/dom/element-types.ts';
import { followElement } from '../page/identity/follow-element.ts';
import { elementValue, rawValue } from '../page/naming/element-value.ts';
import { shortName } from '../page/naming/short-name.ts';
import { scrollIntoView } from '../page/scrolling/scroll-into-view.ts';
import { fieldOf } from '../page/writing/field-of.ts';
import type { Handler, Operation, PreviewDetails, ProvisionalOutcome } from './operation.ts';
import { elementOf } from './operation-target.ts';
import type { Outcome } from './outcome.ts';
import { pressDetails } from './pressing/press-details.ts';
import { rememberField } from './undo/remember-field.ts';
import type { UndoEntry } from './undo/undo-entry.ts';
import { assertFillable } from './writing/assert-fillable.ts';
import { describeFill } from './writing/describe-fill.ts';
import { fillSlider, isDrawnSlider, previewSlider, rememberSlider } from './writing/fill-slider.ts';
import { formatValue } from './writing/format-value.ts';
import { noteInputs } from './writing/note-inputs.ts';
import { unlessTakenBack } from './writing/unless-taken-back.ts';
import { watchPlace } from './writing/watch-place.ts';
import { writeText } from './writing/write-text.ts';

const params = z.object({
  value: z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String)),
});
type Params = z.infer<typeof params>;

export const fill: Operation<'fill', Params> = {
  name: 'fill',
  aliases: ['input', 'fill_form'],
  offeredAs: ['fill', 'fill_form'],
  params,
  example: { action: 'fill', target: { elementId: 'e_k3f9a12' }, params: { value: 'iPhone 16' } },
  effect: 'edits',
  writesText: true,
  emptyTarget: 'none',
  errors: ['InvalidArgument', 'StaleElement', 'ElementChanged', 'NotInteractable', 'NeedsUser'],
  editable: ['value'],
};

export const handler: Handler<Params> = {
  aim: fieldOf,
  preview: (target, { value }, language) => previewFill(elementOf(target), value, language),
  remember: (target, _params, language) => rememberFill(elementOf(target), language),
  run: (target, { value }, language) => runFill(elementOf(target), value, language),
};

function previewFill(element: Element, value: string, language: Language): PreviewDetails {
  if (isDrawnSlider(element)) return previewSlider(element, value, language);
  assertFillable(element, language);
  const wanted = wantedValue(element, value, language);
  const before = cleanText(elementValue(element) ?? '');
  // Exact, and for a secret too: it came from the model, and the panel shows what is long or invisible in it.
  return { before, after: wanted, ...pressDetails(element, 'edits') };
}

async function runFill(
  element: Element,
  value: string,
  language: Language,
): Promise<Outcome | ProvisionalOutcome> {
  if (isDrawnSlider(element)) return fillSlider(element, value, language);
  assertFillable(element, language);
  const wanted = wantedValue(element, value, language);
  const before = rawValue(element) ?? '';
  scrollIntoView(element);
  const name = shortName(element);
  const follow = followElement(element);
  const isInPlace = watchPlace(element);
  const lastInput = noteInputs();
  const picker = await writeText(element, wanted);
  return unlessTakenBack(element, lastInput(), () => {
    const written = follow();
    if (!written && isInPlace(wanted))
      return { success: true, message: KEPT[language](name, cleanText(wanted)), effect: 'changed' };
    if (!written) return { success: false, message: GONE[language](name), error_type: 'StaleElement' };
    return describeFill(written, { name, asked: value, wanted, before, picker }, language);
  });
}

function rememberFill(element: Element, language: Language): UndoEntry {
  if (isDrawnSlider(element)) return rememberSlider(element);
  return rememberField(element, async text => {
    assertFillable(element, language);
    await writeText(element, text);
  });
}

/** As the field takes it: in its format, and no longer than it allows, as when a person types. */
function wantedValue(element: Element, value: string, language: Language): string {
  if (!isInput(element) && !isTextField(element)) return value;
  const formatted = isInput(element) ? formatValue(element, value, language) : value;
  return isTextField(element) && element.maxLength >= 0 ? formatted.slice(0, element.maxLength) : formatted;
}

const KEPT = {
  zh: (name: string, value: string) => `已填写 “${name}”，页面随即收起了输入框，原处现在显示：${value}`,
  en: (name: string, value: string) =>
    `Filled "${name}"; the page then closed the field, and its place now shows: ${value}`,
};

const GONE = {
  zh: (name: string) =>
    `填写时页面移除了 “${name}”，无法确认内容是否保留。请查看最新的元素列表，确认之后再继续。`,
  en: (name: string) =>
    `The page took "${name}" away while it was filled, so nobody knows whether the value stayed. Look at the newest list of elements before going on.`,
};
