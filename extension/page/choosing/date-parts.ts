import { composedAncestry, composedDescendants } from '../dom/composed-tree.ts';
import { isInput, isSelect, isTextField } from '../dom/element-types.ts';
import { attributeOf, textOf } from '../dom/native-dom.ts';
import { labelsOf } from '../dom/native-name.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { monthNumber } from './date-text.ts';

/** One of three fields that make a date together. */
export interface DatePart {
  field: HTMLInputElement | HTMLSelectElement;
  part: (typeof PARTS)[number];
}

const PARTS = ['year', 'month', 'day'] as const;
const LEVELS = 4;

/** The fields for year, month and day in an element, or of a field among them. None where there are others beside them. */
export function dateParts(element: Element): DatePart[] {
  for (const around of [...composedAncestry(element)].slice(0, LEVELS)) {
    const fields = fieldsIn(around);
    if (fields.length > PARTS.length) return [];
    const parts = PARTS.flatMap(part => {
      const [field, ...others] = fields.filter(at => NAMED[part].test(saidOf(at)));
      return field && others.length === 0 ? [{ field, part }] : [];
    });
    if (fields.length === PARTS.length && parts.length === PARTS.length) return parts;
  }
  return [];
}

const NAMED = { year: /year|yyyy|年/iu, month: /month|\bmm?\b|月/iu, day: /\bday\b|\bdd?\b|日(?!期)/iu };

function fieldsIn(around: Element): (HTMLInputElement | HTMLSelectElement)[] {
  const visibility = createVisibility();
  return composedDescendants(around)
    .filter(at => isSelect(at) || (isInput(at) && isTextField(at)))
    .filter(field => seenRect(field, visibility));
}

function saidOf(field: HTMLInputElement | HTMLSelectElement): string {
  const names = ['aria-label', 'placeholder', 'name'].map(name => attributeOf(field, name) ?? '');
  return [...labelsOf(field).map(textOf), ...names].join(' ').replaceAll('_', ' ');
}

/** 2027-03-05, where all three are filled. */
export function partsText(parts: readonly DatePart[]): string {
  const numbers = parts.map(({ field, part }) => numberIn(field, part));
  return numbers.length > 0 && numbers.every(Boolean) ? numbers.map(pad).join('-') : '';
}

function numberIn(field: HTMLInputElement | HTMLSelectElement, part: DatePart['part']): number {
  if (isInput(field)) return Number(field.value);
  const [chosen] = field.selectedOptions;
  return chosen ? numberOf(chosen, part) : 0;
}

/** A month by its name, any part by its number. */
export function numberOf(option: HTMLOptionElement, part: DatePart['part']): number {
  return (
    (part === 'month' ? monthNumber(option.label) : undefined) ?? (Number.parseInt(option.label, 10) || 0)
  );
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
