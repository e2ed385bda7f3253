import { dateTexts } from '../../page/choosing/date-field.ts';
import { daysIn, isAmbiguous, isSameDay } from '../../page/choosing/date-text.ts';
import { hasPeriod } from '../../page/choosing/period.ts';
import { composedAncestry } from '../../page/dom/composed-tree.ts';
import { isConnected } from '../../page/dom/native-dom.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { visibleText } from '../../page/visibility/visible-text.ts';
import type { Moment } from './date-choice.ts';

/**
 * Whether the widget's own texts mean all these days, periods and times. A text with two readings, such as 03/05/2027, counts
 * only if it is not among `before`: a widget that took nothing still shows its former date.
 */
export function isShown(
  element: Element,
  moments: readonly Moment[],
  before: readonly string[] = dateTexts(element, moments.length > 1),
): boolean {
  return isToldBy(dateTexts(element, moments.length > 1), moments, before);
}

/** The same of the place where an editor was: a table takes that of a cell away, with its date or without. */
export function watchShown(
  element: Element,
  before: readonly string[],
): (moments: readonly Moment[]) => boolean {
  const around = [...composedAncestry(element)].slice(1, LEVELS).map(at => ({ at, text: textIn(at) }));
  return moments => {
    if (isConnected(element)) return isShown(element, moments, before);
    const cell = around.find(({ at }) => isConnected(at));
    const isTold = (text: string) => isToldBy([text], moments, []);
    return cell !== undefined && isTold(textIn(cell.at)) && !isTold(cell.text);
  };
}

const LEVELS = 7;

function textIn(place: Element): string {
  return visibleText(place, createVisibility(), 300);
}

function isToldBy(all: readonly string[], moments: readonly Moment[], before: readonly string[]): boolean {
  const texts = all.filter(text => !isAmbiguous(text) || !before.includes(text));
  const days = texts.flatMap(daysIn);
  return moments.every(({ day, period, time }) => {
    const hasDay = !day || days.some(shown => isSameDay(shown, day));
    const isIn = !period || texts.some(text => hasPeriod(text, period));
    return hasDay && isIn && (!time || texts.some(text => hasTime(text, time)));
  });
}

export function hasTime(text: string, time: string): boolean {
  const [hour = '', minute = ''] = time.split(':');
  const twelve = Number(hour) % 12 || 12;
  const half = Number(hour) < 12 ? '(am|a\\.m\\.|上午)' : '(pm|p\\.m\\.|下午)';
  const usual = new RegExp(`(?<!\\d)0?${Number(hour)}:${minute}(?!\\d)(?!.{0,6}(am|pm))`, 'iu');
  const halved = new RegExp(`(?<!\\d)0?${twelve}:${minute}(?!\\d).{0,6}${half}`, 'iu');
  return usual.test(text) || halved.test(text);
}
