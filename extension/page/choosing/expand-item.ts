import { rectOf } from '../dom/box.ts';
import { composedAncestry, outermostIn } from '../dom/composed-tree.ts';
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
  const row = [...composedAncestry(item)]
    .slice(0, ROW_LEVELS + 1)
    .findLast(around => textOf(around).trim() === textOf(item).trim());
  return outermostIn(row ?? item, element => {
    const { width, height } = rectOf(element);
    const said = attributeOf(element, 'class') ?? '';
    const isSwitch = SWITCH.test(said) && !OPEN_OR_LEAF.test(said);
    return isSwitch && textOf(element).trim() === '' && width >= 6 && height >= 6 && visibility.sees(element);
  })[0];
}

const SWITCH = /switcher|expand|toggle|tree__icon|folder-icon/iu;
const OPEN_OR_LEAF = /(switcher|toggle|icon)[-_]+(open|noop|leaf|expanded|hide)\b|--expanded/iu;
