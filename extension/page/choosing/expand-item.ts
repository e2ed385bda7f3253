import { rectOf } from '../dom/box.ts';
import { outermostIn } from '../dom/composed-tree.ts';
import { attributeOf, isMatching, textOf } from '../dom/native-dom.ts';
import { createVisibility } from '../visibility/visibility.ts';

export function expanderOf(item: Element): Element | undefined {
  const state = attributeOf(item, 'aria-expanded');
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
