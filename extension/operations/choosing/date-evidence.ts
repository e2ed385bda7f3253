import { dateTexts } from '../../page/choosing/date-field.ts';
import { daysIn, isSameDay } from '../../page/choosing/date-text.ts';
import type { Moment } from './date-choice.ts';

/** Whether the widget's own texts mean all these days and times. */
export function isShown(element: Element, moments: readonly Moment[]): boolean {
  const texts = dateTexts(element, moments.length > 1);
  const days = texts.flatMap(daysIn);
  return moments.every(({ day, time }) => {
    const hasDay = !day || days.some(shown => isSameDay(shown, day));
    return hasDay && (!time || texts.some(text => hasTime(text, time)));
  });
}

function hasTime(text: string, time: string): boolean {
  const [hour = '', minute = ''] = time.split(':');
  const twelve = Number(hour) % 12 || 12;
  const half = Number(hour) < 12 ? '(am|a\\.m\\.|上午)' : '(pm|p\\.m\\.|下午)';
  const usual = new RegExp(`(?<!\\d)0?${Number(hour)}:${minute}(?!\\d)(?!.{0,6}(am|pm))`, 'iu');
  const halved = new RegExp(`(?<!\\d)0?${twelve}:${minute}(?!\\d).{0,6}${half}`, 'iu');
  return usual.test(text) || halved.test(text);
}
