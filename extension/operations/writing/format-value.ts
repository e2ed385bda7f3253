import { message } from '../../messages/message.ts';
import { textOf } from '../../page/dom/native-dom.ts';
import { placeholderOf } from '../../page/dom/native-name.ts';
import { elementName } from '../../page/naming/element-name.ts';
import { PageError } from '../../page/page-error.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { cssColor, hexColor } from '../marking/color.ts';

const WRITTEN =
  /^(?<part>上午|早上|凌晨|中午|下午|傍晚|晚上)?\s*(?<hour>\d{1,2})\s*((?<sign>:(?=\d\d)|[点點时時])\s*(?<minute>\d{1,2}|半|一刻|三刻)?\s*分?(?<seconds>:\d{2}(\.\d{1,3})?)?)?\s*(?<half>[ap]\.?m\.?)?$/iu;

const MINUTES: Readonly<Record<string, string>> = { 半: '30', 一刻: '15', 三刻: '45' };

/** Indian grouping has two digits before the last three. */
const GROUPED = /^-?\d{1,3}([,'’\s]\d{2,3})*[,'’\s]\d{3}(\.\d*)?$/u;

interface Format {
  pattern: RegExp;
  example: string;
  tidy?(value: string, input: HTMLInputElement): string;
}

/** Required formats; the browser silently turns other values into an empty one. */
const FORMATS: Record<string, Format> = {
  number: { pattern: /^-?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/iu, example: '12.5', tidy: tidyNumber },
  range: { pattern: /^-?(\d+\.?\d*|\.\d+)$/u, example: '50', tidy: tidyNumber },
  date: { pattern: /^\d{4,}-\d{2}-\d{2}$/u, example: '2026-03-31', tidy: tidyDate },
  time: { pattern: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/u, example: '09:30', tidy: tidyTime },
  'datetime-local': {
    pattern: /^\d{4,}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/u,
    example: '2026-03-31T09:30',
    tidy: tidyDateTime,
  },
  month: { pattern: /^\d{4,}-(0[1-9]|1[0-2])$/u, example: '2026-03', tidy: tidyDate },
  week: { pattern: /^\d{4,}-W(0[1-9]|[1-4]\d|5[0-3])$/u, example: '2026-W14' },
  color: { pattern: /^#[\da-f]{6}$/iu, example: '#ff8800', tidy: tidyColor },
};

/** The value in the input's format. Throws `InvalidArgument` with the format. */
export function formatValue(input: HTMLInputElement, value: string): string {
  const format = FORMATS[input.type];
  if (!format || value === '') return value;
  // Chinese keyboards write full-width digits and signs.
  const usual = value.normalize('NFKC').trim();
  const tidied = format.tidy?.(usual, input) ?? usual;
  if (!format.pattern.test(tidied) || !isTaken(input, tidied)) {
    throw new PageError(
      'InvalidArgument',
      message('fill.wrongFormat', { type: input.type, example: format.example }),
    );
  }
  assertInRange(input, tidied);
  return tidied;
}

/** The browser knows that 31 February does not exist. */
function isTaken(input: HTMLInputElement, value: string): boolean {
  const probe = document.createElement('input');
  probe.type = input.type;
  if (input.type === 'range') return true;
  probe.value = value;
  return probe.value !== '';
}

/** Of a slider, whose step is 1 where it names none. */
function steppedValue({ min, max, step }: HTMLInputElement, value: string): string {
  const probe = document.createElement('input');
  Object.assign(probe, { type: 'range', min, max, step, value });
  return probe.value;
}

/** A slider would silently jump to its end. */
function assertInRange(input: HTMLInputElement, value: string): void {
  if (input.type !== 'range') return;
  const min = Number(input.min || 0);
  const max = Number(input.max || 100);
  if (Number(value) < min || Number(value) > max) {
    throw new PageError('InvalidArgument', message('fill.outOfRange', { min, max }));
  }
  const nearest = steppedValue(input, value);
  if (Number(nearest) !== Number(value))
    throw new PageError('InvalidArgument', message('fill.offStep', { nearest }));
}

/** 2026/3/31, 2026.3.31 and 2026年3月31日 are the same date. */
function tidyDate(value: string): string {
  const [year, ...rest] = value.split(/[-/.年月日]/u).filter(Boolean);
  return [year, ...rest.map(part => part.trim().padStart(2, '0'))].join('-');
}

function tidyDateTime(value: string): string {
  const [, date = '', time = ''] =
    /^(\d+\s*[-/.年]\s*\d+\s*[-/.月]\s*\d+\s*日?)[T\s]*(.*)$/u.exec(value) ?? [];
  return `${tidyDate(date)}T${tidyTime(time)}`;
}

function tidyColor(value: string): string {
  const color = cssColor(value);
  return color ? hexColor(color) : value;
}

/** Removes number formatting; anything left over, such as a decimal comma, is refused later. */
function tidyNumber(value: string, field: HTMLInputElement): string {
  const bare = isInPercent(field) ? value.replace(/\s*%$/u, '') : value;
  const unsigned = bare.replace(/^\+(?=\d)/u, '');
  return GROUPED.test(unsigned) ? unsigned.replace(/[,'’\s]/gu, '') : unsigned;
}

/** Without a percent sign, 80% may also mean 0.8. */
function isInPercent(field: HTMLInputElement): boolean {
  const texts = [elementName(field, createVisibility()), placeholderOf(field), unitOf(field)];
  return texts.some(text => /[%％]/u.test(text));
}

/** The text right after the field. */
function unitOf(field: HTMLInputElement): string {
  const texts = [field.nextSibling, field.nextElementSibling].map(node => (node ? textOf(node) : ''));
  return texts.map(text => text.trim().slice(0, 3)).join(' ');
}

/** 3:30 pm, 下午3点半 and 15:30 are the same time. An ambiguous time stays unchanged and is refused later. */
export function tidyTime(value: string): string {
  const parts = WRITTEN.exec(value.trim())?.groups;
  if (!parts) return value;
  const hour = hourOf(Number(parts.hour), (parts.part ?? parts.half ?? '').replace(/\./gu, '').toLowerCase());
  const isMarked = [parts.part, parts.half, parts.minute, parts.sign].some(Boolean);
  if (hour === undefined || !isMarked) return value;
  const minute = MINUTES[parts.minute ?? ''] ?? parts.minute ?? '00';
  return `${pad(String(hour))}:${pad(minute)}${parts.seconds ?? ''}`;
}

function hourOf(hour: number, partOfDay: string): number | undefined {
  if (/^(am|上午|早上|凌晨)$/u.test(partOfDay)) {
    if (hour > 12) return undefined;
    return hour === 12 ? 0 : hour;
  }
  // A time at night may belong to this day or the next.
  if (/^(傍晚|晚上)$/u.test(partOfDay) && (hour < 5 || hour === 12)) return undefined;
  if (partOfDay === '中午' && hour > 2) return hour === 11 || hour === 12 ? hour : undefined;
  return partOfDay !== '' && hour < 12 ? hour + 12 : hour;
}

function pad(digits: string): string {
  return digits.padStart(2, '0');
}
