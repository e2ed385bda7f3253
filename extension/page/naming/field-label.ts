import { closestComposed, composedParent } from '../dom/composed-tree.ts';
import { isMatching } from '../dom/native-dom.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { type FieldSurroundings, isTickBox, surroundingsIn } from './field-surroundings.ts';

/** The text beside an unlabelled field, within its row. Empty in doubt: a wrong name is worse than none, and so is the number of a row. */
export function fieldLabel(field: Element, visibility: Visibility): string {
  let at = field;
  for (let level = 0; level < MAX_LEVELS; level += 1) {
    const box = composedParent(at);
    if (!box) return '';
    const around = surroundingsIn(box, visibility);
    const place = placeOf(at, around.fields);
    const isAlone = around.fields.length === place.count;
    const label = isAlone ? ownLabel(around, place, field) : sharedLabel(around, place, field);
    if (label) return label.length <= MAX_LABEL && !/^\d+$/u.test(label) ? label : '';
    const isSettled = !isAlone && around.gaps.some(hasText);
    if (isSettled || isMatching(box, ROWS)) return '';
    at = box;
  }
  return '';
}

const MAX_LABEL = 80;
const MAX_LEVELS = 4;
const ROWS = 'tr, li, form, fieldset, body, [role=row], [role=listitem]';

interface Place {
  start: number;
  count: number;
}

function placeOf(at: Element, fields: readonly Element[]): Place {
  const isInside = (field: Element) => closestComposed(field, ancestor => ancestor === at) !== undefined;
  return { start: fields.findIndex(isInside), count: fields.filter(isInside).length };
}

function ownLabel(around: FieldSurroundings, place: Place, field: Element): string {
  const { before, after } = gapsBeside(around, place);
  if (!isTickBox(field)) return lastOf(before);
  return after[0] || before.at(-1) || firstOf(after.filter(line => /\p{L}/u.test(line))) || lastOf(before);
}

/** Of several fields: all texts stand before them, or all after them, or nothing is sure. */
function sharedLabel(around: FieldSurroundings, place: Place, field: Element): string {
  const { before, after } = gapsBeside(around, place);
  const [first, ...others] = around.gaps;
  const isLed = hasText(first);
  // Parts of one value, such as a telephone number, share the text before them.
  if (isLed && !others.some(hasText)) return lastOf(first ?? []);
  const isTrailed = hasText(others.at(-1));
  if (isTickBox(field) && !before.at(-1) && after[0]) return after[0];
  if (isLed !== isTrailed)
    return isLed ? lastOf(before) : isTickBox(field) ? firstOf(after) : textAfter(after);
  if (isTickBox(field)) return isLed || after.filter(Boolean).length > 1 ? firstOf(after) : '';
  return isLed ? withUnit(lastOf(before), firstOf(after)) : labelOfOwnLine(before);
}

/** Text between two fields on one line may belong to either, unless it announces the second. */
function labelOfOwnLine(before: readonly string[]): string {
  const own = before.at(-1) ?? '';
  const isOwn = own !== '' && (before.length > 1 || isAnnouncing(own));
  return isOwn || before.filter(Boolean).length > 1 ? lastOf(before) : '';
}

/** What announces the next field is no label of the one before. */
function textAfter(after: readonly string[]): string {
  const first = firstOf(after);
  return isAnnouncing(first) ? '' : first;
}

function isAnnouncing(text: string): boolean {
  return /[:：]$/u.test(text);
}

function gapsBeside(
  { gaps }: FieldSurroundings,
  { start, count }: Place,
): Record<'before' | 'after', string[]> {
  return { before: gaps[start] ?? [], after: gaps[start + count] ?? [] };
}

/** A unit names its field where the text before is another field's unit. */
function withUnit(before: string, after: string): string {
  const own = UNIT.test(before) ? '' : before.replace(LEADING_UNIT, '');
  return UNIT.test(after) ? `${own} ${after}`.trim() : own;
}

const UNITS =
  '年|月|日|时|分|秒|元|万元|岁|天|个|人|次|米|公斤|kg|g|km|cm|mm|m|lb|°C|%|hours?|minutes?|days?';
const UNIT = new RegExp(`^(?:${UNITS})$`, 'iu');
const LEADING_UNIT = new RegExp(`^(?:${UNITS})\\s+`, 'iu');

function hasText(lines: readonly string[] = []): boolean {
  return lines.some(Boolean);
}

function firstOf(lines: readonly string[]): string {
  return lines.find(Boolean) ?? '';
}

function lastOf(lines: readonly string[]): string {
  return lines.findLast(Boolean) ?? '';
}
