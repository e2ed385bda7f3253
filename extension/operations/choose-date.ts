import * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import { seenCalendars } from '../page/choosing/calendar.ts';
import { dateSegments, dateTexts } from '../page/choosing/date-field.ts';
import { dateParts } from '../page/choosing/date-parts.ts';
import { cleanText } from '../page/dom/clean-text.ts';
import { isClickTarget } from '../page/dom/click-target.ts';
import { isWithin } from '../page/dom/composed-tree.ts';
import { isReadOnly } from '../page/dom/element-state.ts';
import { isInput, isLabel, isTextField } from '../page/dom/element-types.ts';
import { attributeOf } from '../page/dom/native-dom.ts';
import { interactiveRole } from '../page/dom/role.ts';
import { shortName } from '../page/naming/short-name.ts';
import { PageError } from '../page/page-error.ts';
import { scrollIntoView } from '../page/scrolling/scroller.ts';
import { isSecret } from '../page/secrets/secrets.ts';
import { writeField } from '../page/writing/write-field.ts';
import { type Moment, momentText, parseMoment } from './choosing/date-choice.ts';
import { rememberDate } from './choosing/remember-date.ts';
import { setDate } from './choosing/set-date.ts';
import { failed, succeeded } from './contract/observed.ts';
import type { Handler, Operation, PreviewDetails } from './contract/operation.ts';
import { elementOf } from './contract/operation-target.ts';
import type { Outcome } from './contract/outcome.ts';
import type { UndoEntry } from './contract/undo-entry.ts';
import { assertPressable, pressDetails } from './pressing/press-details.ts';
import { formatValue } from './writing/format-value.ts';
import { rememberField } from './writing/remember-field.ts';

const params = z.object({
  value: z.string(),
  end: z.optional(z.string()),
});
type Params = z.infer<typeof params>;

export const chooseDate: Operation<'choose_date', Params> = {
  name: 'choose_date',
  params,
  example: { action: 'choose_date', target: { elementId: 'e_k3f9a12' }, params: { value: '2026-03-31' } },
  effect: 'edits',
  emptyTarget: 'none',
  errors: ['InvalidArgument', 'ElementChanged', 'NotInteractable', 'NotPermitted'],
  editable: ['value', 'end'],
  inExtras: true,
};

export const handler: Handler<Params> = {
  aim: element => (isLabel(element) && element.control ? element.control : element),
  preview: (target, given) => previewDate(elementOf(target), given),
  remember: (target, _params) => rememberChosenDate(elementOf(target)),
  run: (target, given) => runDate(elementOf(target), given),
};

function previewDate(element: Element, given: Params): PreviewDetails {
  assertDateField(element);
  if (isInput(element) && isNativeDate(element)) {
    const after = nativeValue(element, given);
    return { before: element.value, after, ...pressDetails(element, 'edits') };
  }
  const moments = momentsOf(given);
  const before = isSecret(element) ? '' : cleanText(dateTexts(element)[0] ?? '', 80);
  return { before, after: moments.map(momentText).join(' – '), ...pressDetails(element, 'acts') };
}

async function runDate(element: Element, given: Params): Promise<Outcome> {
  assertDateField(element);
  if (isInput(element) && isNativeDate(element)) {
    return setNativeDate(element, nativeValue(element, given));
  }
  return setDate(element, momentsOf(given));
}

function rememberChosenDate(element: Element): UndoEntry {
  if (isInput(element) && isNativeDate(element))
    return rememberField(element, text => writeField(element, text));
  return rememberDate(element, moments => setDate(element, moments));
}

function momentsOf({ value, end }: Params): Moment[] {
  const moments = [value, end].filter(text => text !== undefined).map(text => parseMoment(text));
  const [from, to] = moments.map(momentText);
  if (from !== undefined && to !== undefined && to < from)
    throw new PageError('InvalidArgument', message('date.order'));
  return moments;
}

/** A field, a calendar, or a control that opens one. A press on any other button would have another effect. */
function assertDateField(element: Element): void {
  const name = shortName(element);
  const role = interactiveRole(element);
  const isField = isInput(element) && isTextField(element);
  const opens = attributeOf(element, 'aria-haspopup') !== null || role === 'combobox';
  const isDrawn = role === undefined && isClickTarget(element);
  const isCalendar = seenCalendars().some(({ grid }) => isWithin(grid, element) || isWithin(element, grid));
  const isDate = isCalendar || dateSegments(element).length + dateParts(element).length > 0;
  if (!isField && !opens && !isDrawn && !isDate && !DATE_WORD.test(name))
    throw new PageError('NotInteractable', message('date.noField', { name }));
  assertPressable(element);
}

const DATE_WORD = /date|calendar|\bday\b|time|日期|日历|时间|\d{4}/iu;

/** Native date fields: no script can open their calendar. */
function isNativeDate(input: HTMLInputElement): boolean {
  return /^(date|time|month|week|datetime-local)$/u.test(input.type);
}

/** The value in the field's own format. Throws `InvalidArgument` with that format. */
function nativeValue(
  input: HTMLInputElement,
  { value, end }: { value: string; end?: string | undefined },
): string {
  if (end !== undefined)
    throw new PageError('InvalidArgument', message('date.single', { name: shortName(input) }));
  if (isReadOnly(input))
    throw new PageError('NotInteractable', message('date.noField', { name: shortName(input) }));
  const wanted = formatValue(input, partFor(input, value));
  const { min, max } = input;
  if ((min && wanted < min) || (max && wanted > max))
    throw new PageError('InvalidArgument', message('date.outOfRange', { min, max }));
  return wanted;
}

/** Any day stands for its month, and any moment for its time of day. */
function partFor({ type }: HTMLInputElement, value: string): string {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})[T\s]+(\d{2}:\d{2}.*)$/u.exec(value.trim()) ?? [];
  if (type === 'month') return /^\d{4}-\d{2}/u.exec(value.trim())?.[0] ?? value;
  if (type === 'time') return time ?? value;
  return type === 'date' ? (date ?? value) : value;
}

async function setNativeDate(input: HTMLInputElement, wanted: string): Promise<Outcome> {
  const name = shortName(input);
  const before = input.value;
  if (before === wanted)
    return succeeded('no_change', message('date.already', { name, value: wanted }), wanted);
  scrollIntoView(input);
  await writeField(input, wanted);
  const { value } = input;
  if (value === wanted) return succeeded('changed', message('date.done', { name, value }), value);
  const effect = value === before ? 'no_change' : 'changed';
  return failed(effect, message('date.unverified', { name, value }), value);
}
