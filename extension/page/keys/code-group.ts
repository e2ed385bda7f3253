import { rectOf } from '../dom/box.ts';
import { composedAncestry, composedParent, isWithin } from '../dom/composed-tree.ts';
import { isInput, isTextField } from '../dom/element-types.ts';
import { attributeOf, queryAllIn } from '../dom/native-dom.ts';
import { accessibleName } from '../naming/accessible-name.ts';
import { createVisibility } from '../visibility/visibility.ts';

/** The boxes of a code stand in one parent, or each in a wrapper of its own. */
const BOX_LEVELS = 3;

/** Whether a field is the box of the same code that comes after another: whoever types into one types into both. */
export function isNextBox(other: Element, box: Element): boolean {
  if (!isInput(other) || !isInput(box) || !isTextField(other) || !isTextField(box)) return false;
  if (JSON.stringify(kindOfBox(other)) !== JSON.stringify(kindOfBox(box))) return false;
  if (box.maxLength !== 1 && !(isNarrow(box) && isSameSize(other, box))) return false;
  let around = composedParent(box);
  for (let level = 0; around && level < BOX_LEVELS; level += 1, around = composedParent(around)) {
    if (isWithin(other, around)) return isRightAfter(other, box, around);
  }
  return false;
}

/** The boxes that the typing into one of them may go on into; none for a field that is no box of a code. */
export function nextBoxes(field: Element): Element[] {
  const boxes: Element[] = [];
  for (let next = boxAfter(field); next; next = boxAfter(next)) boxes.push(next);
  return boxes;
}

function boxAfter(box: Element): Element | undefined {
  const [, ...around] = [...composedAncestry(box)].slice(0, BOX_LEVELS + 1);
  const others = around.map(at => fieldsIn(at)).map(fields => fields[fields.indexOf(box) + 1]);
  return others.find(other => other !== undefined && isNextBox(other, box));
}

function fieldsIn(around: Element): Element[] {
  return [...queryAllIn(around, 'input:not([type=hidden])')];
}

/** Their names and labels differ by nothing but their places. */
function kindOfBox(input: HTMLInputElement): unknown[] {
  const name = accessibleName(input, createVisibility().sees);
  return [
    input.type,
    input.maxLength,
    attributeOf(input, 'inputmode'),
    ...[name, input.name].map(text => text.toLowerCase().replace(PLACES, '')),
  ];
}

const PLACES = /\d+|[一二三四五六七八九十]|first|second|third|fourth|fifth|sixth|seventh|eighth/gu;

function isRightAfter(other: Element, box: Element, around: Element): boolean {
  const fields = fieldsIn(around);
  return fields.indexOf(other) === fields.indexOf(box) + 1;
}

/** Wider ones take words. */
const WIDEST = 4;

function isNarrow(input: Element): boolean {
  const { width, height } = rectOf(input);
  return width > 0 && width <= height * WIDEST;
}

function isSameSize(one: Element, other: Element): boolean {
  const [a, b] = [rectOf(one), rectOf(other)];
  return Math.abs(a.width - b.width) <= 1 && Math.abs(a.height - b.height) <= 1;
}
