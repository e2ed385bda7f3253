import { closestComposed, composedParent, isWithin, walkComposed } from '../dom/composed-tree.ts';
import { isInput } from '../dom/element-types.ts';
import { attributeOf, elementById, isMatching } from '../dom/native-dom.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { createVisibility } from '../visibility/visibility.ts';

const OPTIONS = '[role=option], [role=menuitemradio], [role=menuitemcheckbox], [role=treeitem]';

/** What a field opens as a menu is a list of choices; what a button opens so may do anything. */
const OPTIONS_OF_FIELD = `${OPTIONS}, [role=menuitem]`;

/** Every option that is seen in the document, of whatever list, as a widget of this sort may have. */
export function seenOptions(widget: Element): Element[] {
  return seenIn(document, isInput(widget) ? OPTIONS_OF_FIELD : OPTIONS);
}

/** The options that are seen in a custom select, or in the lists that it names as its own. */
export function ownOptions(widget: Element): Element[] {
  return [...new Set([...ownLists(widget).flatMap(optionsOf), ...seenIn(widget, OPTIONS)])];
}

/** The one combobox in a box that is pressed for it, as where a kit (Element Plus) hides the input and draws the box. */
export function innerCombobox(box: Element): Element | undefined {
  const comboboxes: Element[] = [];
  walkComposed(box, element => {
    if (isMatching(element, '[role=combobox]')) comboboxes.push(element);
    return comboboxes.length < 2;
  });
  return comboboxes.length === 1 ? comboboxes[0] : undefined;
}

/** The lists that a custom select names as its own. */
export function ownLists(box: Element): Element[] {
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

/** A long list (antd's) keeps a list without any size for screen readers, and draws rows without a role beside it. */
function drawnOptions(list: Element): Element[] {
  const popup = composedParent(list);
  const isForReaders = Element.prototype.querySelector.call(list, OPTIONS) !== null;
  if (!popup || !isForReaders || seenRect(list, createVisibility())) return [];
  return seenIn(popup, '[aria-disabled], [aria-selected]').filter(row => !isWithin(row, list));
}

function seenIn(root: Node, selector: string): Element[] {
  const visibility = createVisibility();
  const found: Element[] = [];
  walkComposed(root, element => {
    if (isMatching(element, selector) && seenRect(element, visibility)) found.push(element);
    return true;
  });
  return found;
}
