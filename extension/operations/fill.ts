import * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import { cleanName, cleanText } from '../page/dom/clean-text.ts';
import { isInput, isTextField } from '../page/dom/element-types.ts';
import { followElement } from '../page/identity/follow-element.ts';
import { elementValue, rawValue } from '../page/naming/element-value.ts';
import { shortName } from '../page/naming/short-name.ts';
import type { PlayInput } from '../page/pointing/input-steps.ts';
import { scrollIntoView } from '../page/scrolling/scroller.ts';
import { fieldOf } from '../page/writing/field-of.ts';
import { watchMirror } from '../page/writing/mirror-field.ts';
import { succeeded } from './contract/observed.ts';
import type { Handler, Operation, PreviewDetails, ProvisionalOutcome } from './contract/operation.ts';
import { elementOf } from './contract/operation-target.ts';
import type { Outcome } from './contract/outcome.ts';
import type { UndoEntry } from './contract/undo-entry.ts';
import { notYetOf, pressDetails } from './pressing/press-details.ts';
import { describeFill } from './writing/describe-fill.ts';
import { fillCode, isForCode } from './writing/fill-code.ts';
import { fillSlider, isDrawnSlider, previewSlider, rememberSlider } from './writing/fill-slider.ts';
import { formatValue } from './writing/format-value.ts';
import { rememberTyping } from './writing/remember-field.ts';
import { noteInputs, unlessTakenBack } from './writing/unless-taken-back.ts';
import { watchPlace } from './writing/watch-place.ts';
import { assertFillable, assertTakesText, assertTyped, writeText } from './writing/write-text.ts';

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
  preview: (target, { value }) => previewFill(elementOf(target), value),
  remember: (target, _params) => rememberFill(elementOf(target)),
  run: (target, { value }, { play }) => runFill(elementOf(target), value, play),
};

/** Characters of a former value, from either end. */
const MAX_BEFORE = 140;

function previewFill(element: Element, value: string): PreviewDetails {
  if (isDrawnSlider(element)) return previewSlider(element, value);
  assertTakesText(element);
  const notYet = notYetOf(() => assertFillable(element));
  const wanted = wantedValue(element, value);
  const before = cleanName(elementValue(element) ?? '', MAX_BEFORE, MAX_BEFORE / 2);
  // Exact, and for a secret too: the value came from the model, and the panel shows its long or invisible parts.
  return { before, after: wanted, ...pressDetails(element, 'edits'), ...notYet };
}

async function runFill(
  element: Element,
  value: string,
  play?: PlayInput,
): Promise<Outcome | ProvisionalOutcome> {
  if (play) assertTyped(element);
  if (isDrawnSlider(element)) return fillSlider(element, value);
  assertFillable(element);
  if (isForCode(element, value)) return fillCode(element, value, play);
  const wanted = wantedValue(element, value);
  const before = rawValue(element) ?? '';
  const isMirrorStale = watchMirror(element);
  scrollIntoView(element);
  const name = shortName(element);
  const follow = followElement(element);
  const isInPlace = watchPlace(element);
  const lastInput = noteInputs();
  const picker = await writeText(element, wanted, play);
  return unlessTakenBack(element, lastInput(), () => {
    const written = follow();
    // A list of tags or of recipients takes the text out of its field.
    if (written && rawValue(written) === '' && isInPlace(wanted))
      return succeeded('changed', message('fill.asEntry', { name, value: cleanText(wanted) }));
    if (!written && isInPlace(wanted))
      return succeeded('changed', message('fill.kept', { name, value: cleanText(wanted) }));
    if (!written)
      return { success: false, message: message('fill.goneMeanwhile', { name }), error_type: 'StaleElement' };
    return describeFill(written, {
      name,
      asked: value,
      wanted,
      before,
      picker,
      isMirrorStale: isMirrorStale(),
    });
  });
}

function rememberFill(element: Element): UndoEntry {
  if (isDrawnSlider(element)) return rememberSlider(element);
  // The text of a code may go into the boxes after it.
  return rememberTyping(element);
}

/** The value in the field's format, cut to its maximum length, as if typed. */
function wantedValue(element: Element, value: string): string {
  if ((!isInput(element) && !isTextField(element)) || isForCode(element, value)) return value;
  const formatted = isInput(element) ? formatValue(element, value) : value;
  return isTextField(element) && element.maxLength >= 0 ? formatted.slice(0, element.maxLength) : formatted;
}
