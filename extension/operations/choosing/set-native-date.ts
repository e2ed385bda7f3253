import { message } from '../../messages/message.ts';
import { isReadOnly } from '../../page/dom/element-state.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { PageError } from '../../page/page-error.ts';
import { scrollIntoView } from '../../page/scrolling/scroll-into-view.ts';
import { writeField } from '../../page/writing/write-field.ts';
import type { Outcome } from '../contract/outcome.ts';
import { formatValue } from '../writing/format-value.ts';

/** Fields whose calendar is the browser's own, which no script can open. */
export function isNativeDate(input: HTMLInputElement): boolean {
  return /^(date|time|month|week|datetime-local)$/u.test(input.type);
}

/** As the field takes it. Throws `InvalidArgument` for what it would not take, saying what it does. */
export function nativeValue(
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

/** A month is meant by any of its days, and a time by any moment of that time. */
function partFor({ type }: HTMLInputElement, value: string): string {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})[T\s]+(\d{2}:\d{2}.*)$/u.exec(value.trim()) ?? [];
  if (type === 'month') return /^\d{4}-\d{2}/u.exec(value.trim())?.[0] ?? value;
  if (type === 'time') return time ?? value;
  return type === 'date' ? (date ?? value) : value;
}

export async function setNativeDate(input: HTMLInputElement, wanted: string): Promise<Outcome> {
  const name = shortName(input);
  const before = input.value;
  if (before === wanted)
    return {
      success: true,
      message: message('date.already', { name, value: wanted }),
      effect: 'no_change',
      value: wanted,
    };
  scrollIntoView(input);
  await writeField(input, wanted);
  const { value } = input;
  if (value === wanted)
    return { success: true, message: message('date.done', { name, value }), effect: 'changed', value };
  const effect = value === before ? 'no_change' : 'changed';
  return { success: false, message: message('date.unverified', { name, value }), effect, value };
}
