/** The selector that any list of interactive elements must at least query. */
export const INTERACTIVE =
  'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, [onclick], [tabindex], ' +
  '[contenteditable=""], [contenteditable=true], [role=button], [role=link], [role=textbox], [role=searchbox], ' +
  '[role=checkbox], [role=radio], [role=switch], [role=combobox], [role=listbox], [role=option], [role=tab], ' +
  '[role=menuitem], [role=menuitemcheckbox], [role=menuitemradio], [role=slider], [role=spinbutton], [role=treeitem]';

/**
 * The least work that can find the interactive elements: box and visibility of every match of the selector, and the
 * cursor of every element, the only sign of elements that a script made clickable. Finding the roots is not counted.
 */
export function runFloor(roots: readonly ParentNode[]): number {
  let seen = 0;
  for (const root of roots) {
    for (const element of root.querySelectorAll(INTERACTIVE)) {
      if (element.getBoundingClientRect().width > 0 && element.checkVisibility()) seen += 1;
    }
    for (const element of root.querySelectorAll('*')) {
      if (getComputedStyle(element).cursor === 'pointer') seen += 1;
    }
  }
  return seen;
}

/** The document and every open shadow root in it. */
export function findRoots(root: ParentNode = document): ParentNode[] {
  const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [root, ...inner.flatMap(each => findRoots(each))];
}
