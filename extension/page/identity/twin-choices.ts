import { isSelect } from '../dom/element-types.ts';
import { attributeOf, textOf } from '../dom/native-dom.ts';
import { labelsOf } from '../dom/native-name.ts';
import type { OwnRun } from './own-runs.ts';

/**
 * Whether a list to choose from is the same one again, as above and below a table: of the same name and options, it has
 * followed what our run chose.
 */
export function isTwinOf({ target, fields }: OwnRun, other: Element): boolean {
  if (!target || target === other || !isSelect(target) || !isSelect(other)) return false;
  const [chosen] = fields;
  return (
    chosen?.element === target &&
    nameOf(other) !== '' &&
    nameOf(other) === nameOf(target) &&
    optionsOf(other) === optionsOf(target) &&
    JSON.stringify(Array.from(other.selectedOptions, ({ value }) => value)) === JSON.stringify(chosen.values)
  );
}

function nameOf(select: Element): string {
  return [...labelsOf(select).map(textOf), attributeOf(select, 'aria-label') ?? ''].join(' ').trim();
}

function optionsOf({ options }: HTMLSelectElement): string {
  return JSON.stringify(Array.from(options, ({ label, value }) => [label, value]));
}
