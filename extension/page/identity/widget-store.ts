import { composedAncestry, composedChildren, composedParent, isWithin } from '../dom/composed-tree.ts';
import { isElement, isForm } from '../dom/element-types.ts';
import { bodyOf, isMatching, queryAllIn } from '../dom/native-dom.ts';
import { isField } from '../naming/field-surroundings.ts';

/**
 * Whether an unseen field is where a widget keeps its value: right beside it or its list, or together in a box without other
 * fields. Native fields are sent themselves.
 */
export function isStoreOf(widget: Element, hidden: Element): boolean {
  const levels = [...composedAncestry(widget)].slice(0, STORE_LEVELS);
  const isKept = isMatching(hidden, UNSEEN) || (!isField(widget) && isMatching(hidden, HIDDEN));
  if (isKept && levels.some(at => isNextTo(at, hidden))) return true;
  const box = levels.find(at => isWithin(hidden, at));
  if (!box || isForm(box) || box === bodyOf(document)) return false;
  const others = [...queryAllIn(box, FIELDS)].filter(
    other => !isWithin(other, widget) && !isWithin(widget, other),
  );
  const stores = [...queryAllIn(box, HIDDEN)];
  return others.every(other => isMatching(other, UNSEEN)) && stores.length <= MAX_STORES;
}

/** The list of a widget may stand between, and a box without other fields around. */
function isNextTo(one: Element, other: Element): boolean {
  const parent = composedParent(one);
  const siblings = parent ? [...composedChildren(parent)].filter(isElement) : [];
  const row = siblings.filter(at => at === one || isWithin(other, at) || !isMatching(at, '[role=listbox]'));
  const index = row.findIndex(at => isWithin(other, at));
  const around = row[index];
  const isAlone = around === other || (around && [...queryAllIn(around, FIELDS)].every(at => at === other));
  return isAlone === true && Math.abs(row.indexOf(one) - index) === 1;
}

const STORE_LEVELS = 5;

/** A range has two. */
const MAX_STORES = 2;

const FIELDS = 'input:not([type=hidden]), select, textarea, [role=combobox], [contenteditable]';

/** Kits keep a native field beside their own, out of everybody's reach. */
const UNSEEN = '[aria-hidden=true], [tabindex="-1"], [hidden]';
const HIDDEN = 'input[type=hidden]';
