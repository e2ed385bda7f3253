import { textOf } from '../../page/dom/unshadowed.ts';
import { elementName } from '../../page/naming/element-name.ts';
import { placeholderOf } from '../../page/naming/placeholder.ts';
import { createSight } from '../../page/sight/sight.ts';

/** A number without what is only its way of writing; what is left over, such as a decimal comma, is refused later. */
export function tidyNumber(value: string, field: HTMLInputElement): string {
  const bare = isInPercent(field) ? value.replace(/\s*%$/u, '') : value;
  const unsigned = bare.replace(/^\+(?=\d)/u, '');
  return GROUPED.test(unsigned) ? unsigned.replace(/[,'’\s]/gu, '') : unsigned;
}

/** Groups of two before the last one are India's. */
const GROUPED = /^-?\d{1,3}([,'’\s]\d{2,3})*[,'’\s]\d{3}(\.\d*)?$/u;

/** Elsewhere 80% may as well be 0.8. */
function isInPercent(field: HTMLInputElement): boolean {
  const texts = [elementName(field, createSight()), placeholderOf(field), unitOf(field)];
  return texts.some(text => /[%％]/u.test(text));
}

/** What stands right behind the field. */
function unitOf(field: HTMLInputElement): string {
  const texts = [field.nextSibling, field.nextElementSibling].map(node => (node ? textOf(node) : ''));
  return texts.map(text => text.trim().slice(0, 3)).join(' ');
}
