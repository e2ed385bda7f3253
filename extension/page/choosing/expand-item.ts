import { rectOf } from '../dom/box.ts';
import { composedAncestry, composedDescendants, outermostIn } from '../dom/composed-tree.ts';
import { attributeOf, isMatching, textOf } from '../dom/native-dom.ts';
import { explicitRole } from '../dom/role.ts';
import { createVisibility } from '../visibility/visibility.ts';

export function expanderOf(item: Element): Element | undefined {
  const state = attributeOf(item, 'aria-expanded');
  if (state === null && explicitRole(item) === undefined) return switcherOf(item);
  if (state !== 'false' && !(state === null && isMatching(item, '[role=treeitem]'))) return undefined;
  const visibility = createVisibility();
  const silent = outermostIn(item, element => {
    const { width, height } = rectOf(element);
    return textOf(element).trim() === '' && width >= 6 && height >= 6;
  }).filter(element => visibility.sees(element) && !isMatching(element, 'input, [role=checkbox]'));
  // Some trees mark a closed branch by a button alone.
  if (state === null) return silent.find(isToggle);
  return silent.find(element => getComputedStyle(element).cursor === 'pointer') ?? silent[0];
}

function isToggle(element: Element): boolean {
  const said = ['class', 'aria-label'].map(name => attributeOf(element, name)).join(' ');
  return isMatching(element, 'button, [role=button]') && /toggl|expand|switch|展开/iu.test(said);
}

const ROW_LEVELS = 2;

/** In trees without roles: the drawn switch of a closed branch, beside its name. */
function switcherOf(item: Element): Element | undefined {
  const visibility = createVisibility();
  return outermostIn(rowOf(item), element => {
    const { width, height } = rectOf(element);
    const isOpen = [...composedAncestry(element)]
      .slice(0, ROW_LEVELS + 1)
      .some(at => OPEN_OR_LEAF.test(classOf(at)));
    const isSwitch = SWITCH.test(classOf(element)) && !isOpen;
    return isSwitch && textOf(element).trim() === '' && width >= 6 && height >= 6 && visibility.sees(element);
  })[0];
}

function rowOf(item: Element): Element {
  const row = [...composedAncestry(item)]
    .slice(0, ROW_LEVELS + 1)
    .findLast(around => textOf(around).trim() === textOf(item).trim());
  return row ?? item;
}

/** In trees without roles: the row or its drawn switch says so. */
export function isOpenBranch(item: Element): boolean {
  const row = rowOf(item);
  return [row, ...composedDescendants(row)].some(at => OPEN.test(classOf(at)));
}

const OPEN = /(switcher|toggle|node)[-_]+(open|expanded)\b/iu;

function classOf(element: Element): string {
  return attributeOf(element, 'class') ?? '';
}

const SWITCH = /switcher|expand|toggle|tree__icon|folder-icon/iu;
const OPEN_OR_LEAF = /(switcher|toggle|icon|node|item)[-_]+(open|noop|leaf|expanded|hide)\b|--expanded/iu;
