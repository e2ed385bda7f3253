import { rectOf } from '../dom/box.ts';
import { composedChildren, composedParent, walkComposed } from '../dom/composed-tree.ts';
import { isElement, isSelect, isTextField } from '../dom/element-types.ts';
import { bodyOf, isMatching } from '../dom/native-dom.ts';
import { isSecret } from '../secrets/secrets.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { visibleTextBut } from '../visibility/visible-text.ts';
import { ownLists } from './open-options.ts';

/** The box that a custom select draws around itself: as far out as no label and no other field is in it. */
export function choiceBox(widget: Element): Element {
  const own = Math.max(fieldsIn(widget), 1);
  let box = widget;
  for (let level = 0; level < BOX_LEVELS; level += 1) {
    const parent = composedParent(box);
    if (!parent || parent === bodyOf(document) || isMatching(parent, OUTER)) break;
    if (Element.prototype.querySelector.call(parent, LABELS) || fieldsIn(parent) > own) break;
    box = parent;
  }
  return box;
}

const BOX_LEVELS = 5;

/** What is hidden from screen readers names nothing: some kits (MUI) cut the gap in an outline with an empty legend. */
const LABELS = 'label, legend:not([aria-hidden=true] *)';

const OUTER = 'form, fieldset, main, section, dialog, table, tr, [role=dialog], [role=group], label';

const FIELDS =
  '[role=combobox], [role=textbox], [role=switch], [role=slider], [aria-haspopup=listbox], textarea, input:not([type=hidden], [type=search], [aria-hidden=true])';

function fieldsIn(root: Element): number {
  let count = isMatching(root, FIELDS) ? 1 : 0;
  walkComposed(root, element => {
    if (isMatching(element, FIELDS)) count += 1;
    return true;
  });
  return count;
}

/**
 * What a custom select shows as chosen, without the options of its open list. With `withSecrets` it is only for comparing
 * inside the page: kits mark their search fields as if they held new passwords, to keep the browser from filling them.
 */
export function shownText(widget: Element, withSecrets = false): string {
  const isTold = (field: Element) => withSecrets || !isSecret(field);
  const lists = ownLists(widget);
  const box = choiceBox(widget);
  const texts = [visibleTextBut(box, createVisibility(), 2000, element => lists.includes(element))];
  walkComposed(box, element => {
    if (isTextField(element) && isMatching(element, FIELDS) && isTold(element)) texts.push(element.value);
    return !lists.includes(element);
  });
  if (isTextField(widget) && isTold(widget)) texts.push(widget.value);
  return [...new Set(texts)].filter(Boolean).join('\n');
}

/** The same line by line, and without the crosses that take a choice away. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n');
  return [...new Set(lines.map(line => line.replace(CROSSES, '').trim()))].filter(Boolean);
}

const CROSSES = /^[×✕✖⨯╳\u200b\s]+|[×✕✖⨯╳\u200b\s]+$/gu;

/** The native select that a script hid and drew its own widget for: what it holds is what the page will send. */
export function hiddenSelect(widget: Element): HTMLSelectElement | undefined {
  const box = choiceBox(widget);
  const parent = composedParent(box);
  const siblings = parent ? [...composedChildren(parent)].filter(isElement) : [];
  const before = siblings[siblings.indexOf(box) - 1];
  const found = [...(before ? [before] : []), ...Element.prototype.querySelectorAll.call(box, 'select')];
  const selects = found.filter(isSelect).filter(isHiddenAway);
  return selects.length === 1 ? selects[0] : undefined;
}

function isHiddenAway(select: HTMLSelectElement): boolean {
  const { width, height } = rectOf(select);
  return width <= 1 || height <= 1 || !createVisibility().sees(select);
}
