import { composedDescendants, composedParent } from '../dom/composed-tree.ts';
import { isInput, isTextField } from '../dom/element-types.ts';
import { attributeOf } from '../dom/native-dom.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';

/** Every field or slider for a time or a part of it that is seen now. */
export function seenTimeFields(): HTMLInputElement[] {
  const visibility = createVisibility();
  return composedDescendants(document)
    .filter(isInput)
    .filter(field => field.type === 'range' || isTextField(field))
    .filter(field => isOfPart(field) || isOfWholeTime(field))
    .filter(field => isShown(field, visibility));
}

/** A slider may be transparent over the drawn one. What a closed picker has faded out with itself is gone. */
function isShown(field: HTMLInputElement, visibility: Visibility): boolean {
  const parent = composedParent(field);
  return parent !== null && visibility.sees(parent) && seenRect(field, visibility) !== undefined;
}

function isOfPart(field: HTMLInputElement): boolean {
  const said = NAMES.map(name => attributeOf(field, name)).join(' ');
  const most = attributeOf(field, 'aria-valuemax') ?? attributeOf(field, 'max') ?? '';
  return /hour|minute|second|时|分|秒/iu.test(said) || /^(1[12]|23|59)$/u.test(most);
}

const NAMES = ['aria-label', 'class', 'name'];

export function isOfWholeTime(field: HTMLInputElement): boolean {
  const said = ['aria-label', 'placeholder'].map(name => attributeOf(field, name)).join(' ');
  return isTextField(field) && /\btime\b|时间/iu.test(said) && !/date|日期/iu.test(said);
}
