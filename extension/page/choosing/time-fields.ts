import { composedDescendants } from '../dom/composed-tree.ts';
import { isInput, isTextField } from '../dom/element-types.ts';
import { attributeOf } from '../dom/native-dom.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { createVisibility } from '../visibility/visibility.ts';

/** Every field or slider for a time or a part of it that is seen now. */
export function seenTimeFields(): HTMLInputElement[] {
  const visibility = createVisibility();
  return composedDescendants(document)
    .filter(isInput)
    .filter(field => field.type === 'range' || isTextField(field))
    .filter(field => isOfPart(field) || isOfWholeTime(field))
    .filter(field => seenRect(field, visibility));
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
