import { rectOf } from '../dom/box.ts';
import {
  closestComposed,
  composedChildren,
  composedDescendants,
  composedParent,
  isWithin,
  walkComposed,
} from '../dom/composed-tree.ts';
import { isElement, isInput, isSelect, isTextField } from '../dom/element-types.ts';
import { attributeOf, bodyOf, elementById, isMatching } from '../dom/native-dom.ts';
import { isHarmless } from '../secrets/harmless-fields.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { visibleTextBut } from '../visibility/visible-text.ts';

const OPTIONS = '[role=option], [role=menuitemradio], [role=menuitemcheckbox], [role=treeitem]';

/** The menu of a field or a cascade is a list of choices; a button's menu may do anything. */
const OPTIONS_OF_FIELD = `${OPTIONS}, [role=menuitem]`;

/** The largest box around a custom select that holds no label and no other field. */
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

/** Hidden text names nothing: some kits (MUI) cut the gap in an outline with an empty legend. */
const LABELS = 'label, legend:not([aria-hidden=true] *)';

const OUTER = 'form, fieldset, main, section, dialog, table, tr, [role=dialog], [role=group], label';

const FIELDS =
  '[role=combobox], [role=textbox], [role=switch], [role=slider], [aria-haspopup=listbox], textarea, input:not([type=hidden], [type=search], [aria-hidden=true])';

function fieldsIn(root: Element): number {
  return [root, ...composedDescendants(root)].filter(element => isMatching(element, FIELDS)).length;
}

/** Without the open list. `withSecrets`, for comparing only: kits mark search fields as new passwords. */
export function shownText(widget: Element, withSecrets = false): string {
  const isReported = (field: Element) => withSecrets || isHarmless(field);
  const lists = ownLists(widget);
  const box = choiceBox(widget);
  const texts = [visibleTextBut(box, createVisibility(), 2000, element => lists.includes(element))];
  walkComposed(box, element => {
    if (isTextField(element) && isMatching(element, FIELDS) && isReported(element)) texts.push(element.value);
    return !lists.includes(element);
  });
  if (isTextField(widget) && isReported(widget)) texts.push(widget.value);
  return [...new Set(texts)].filter(Boolean).join('\n');
}

export function linesOf(text: string): string[] {
  const lines = text.split('\n');
  return [...new Set(lines.map(line => line.replace(CROSSES, '').trim()))].filter(Boolean);
}

const CROSSES = /^[×✕✖⨯╳\u200b\s]+|[×✕✖⨯╳\u200b\s]+$/gu;

/** The native select behind a drawn widget; the page sends its value. */
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

/** Kits whose columns are menus name themselves so. */
const CASCADES = '[class*=cascad i]:not(button, [role=button])';

export function seenOptions(widget: Element): Element[] {
  const isOfChoices = isInput(widget) || isMatching(widget, CASCADES);
  return seenIn(document, isOfChoices ? OPTIONS_OF_FIELD : OPTIONS);
}

export function ownOptions(widget: Element): Element[] {
  return [...new Set([...ownLists(widget).flatMap(optionsOf), ...seenIn(widget, OPTIONS)])];
}

/** The one combobox in a box that stands for it: Element Plus hides the input and draws the box. */
export function innerCombobox(box: Element): Element | undefined {
  const isCombobox = (element: Element) => isMatching(element, '[role=combobox]');
  const [only, ...others] = composedDescendants(box).filter(isCombobox);
  return others.length === 0 ? only : undefined;
}

function ownLists(box: Element): Element[] {
  const widget = innerCombobox(box) ?? box;
  const named = elementsNamedBy(widget, ['aria-controls', 'aria-owns']);
  const active = elementsNamedBy(widget, ['aria-activedescendant']).map(
    option => closestComposed(option, at => isMatching(at, '[role=listbox], [role=tree]')) ?? option,
  );
  return [...new Set([...named, ...active])];
}

function elementsNamedBy(widget: Element, attributes: readonly string[]): Element[] {
  return attributes
    .flatMap(name => (attributeOf(widget, name) ?? '').split(/\s+/u))
    .filter(Boolean)
    .flatMap(id => elementById(widget, id) ?? []);
}

function optionsOf(list: Element): Element[] {
  const options = seenIn(list, OPTIONS);
  return options.length > 0 ? options : drawnOptions(list);
}

/** antd keeps a list without size for screen readers and draws rows without roles beside it. */
function drawnOptions(list: Element): Element[] {
  const popup = composedParent(list);
  const isForReaders = Element.prototype.querySelector.call(list, OPTIONS) !== null;
  if (!popup || !isForReaders || seenRect(list, createVisibility())) return [];
  return seenIn(popup, '[aria-disabled], [aria-selected]').filter(row => !isWithin(row, list));
}

function seenIn(root: Node, selector: string): Element[] {
  const visibility = createVisibility();
  return composedDescendants(root).filter(
    element => isMatching(element, selector) && seenRect(element, visibility),
  );
}
