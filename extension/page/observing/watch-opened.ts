import { rectOf } from '../dom/box.ts';
import { rootsOf } from '../dom/composed-tree.ts';
import { isExpanded } from '../dom/element-state.ts';
import { isElement } from '../dom/element-types.ts';
import { attributeOf, isMatching, queryAllIn } from '../dom/native-dom.ts';
import { openDialogs } from '../finding/dialogs.ts';
import { shortName } from '../naming/short-name.ts';
import { createVisibility } from '../visibility/visibility.ts';

export type OpenedKind = 'dialog' | 'menu' | 'list' | 'tooltip' | 'calendar' | 'section';

export interface OpenedThing {
  kind: OpenedKind;
  element: Element;
}

export function openedName({ element }: OpenedThing): string {
  const name = shortName(element);
  return name.startsWith('<') ? '' : name;
}

const POPUPS: readonly (readonly [kind: OpenedKind, selector: string])[] = [
  ['menu', '[role=menu]'],
  ['list', '[role=listbox], [role=tree]'],
  ['tooltip', '[role=tooltip]'],
  ['calendar', '[class*=calendar i], [class*=picker i] [role=grid], [class*=datepicker i]'],
];

export function watchOpened(target: Element): { soFar(): OpenedThing[] } {
  const look = createLook(target);
  const before = look();
  const known = new Set(before.map(({ element }) => element));
  const places = new Set(before.map(placeOf));
  const isNew = (thing: OpenedThing) => !known.has(thing.element) && !places.has(placeOf(thing));
  return { soFar: () => look().filter(isNew) };
}

/** Pages redraw open things: same kind, name and place is the same thing. */
function placeOf(thing: OpenedThing): string {
  const { left, top } = rectOf(thing.element);
  return [thing.kind, openedName(thing), Math.round(left), Math.round(top)].join('\n');
}

function createLook(target: Element): () => OpenedThing[] {
  let roots: readonly (Document | ShadowRoot)[] = [];
  let count = -1;
  return () => {
    // Finding shadow trees takes time in proportion to the page.
    const now = queryAllIn(document, '*').length;
    if (now !== count) roots = rootsOf(document);
    count = now;
    return openThings(target, roots);
  };
}

function openThings(target: Element, roots: readonly (Document | ShadowRoot)[]): OpenedThing[] {
  const visibility = createVisibility();
  const popups = POPUPS.flatMap(([kind, selector]) =>
    roots
      .flatMap(root => [...queryAllIn(root, selector)])
      .filter(element => isFloating(kind, element) && visibility.sees(element))
      .map((element): OpenedThing => ({ kind, element })),
  );
  const dialogs = openDialogs(visibility, roots).map(
    (element): OpenedThing => ({ kind: dialogKind(element), element }),
  );
  const expanded = isExpanded(target) ? [{ kind: expandedKind(target), element: target }] : [];
  return [...dialogs, ...popups, ...expanded];
}

/** A calendar inside the page has not opened. */
function isFloating(kind: OpenedKind, element: Element): boolean {
  return kind !== 'calendar' || /absolute|fixed/u.test(getComputedStyle(element).position);
}

/** A popover's own role or label counts. */
function dialogKind(element: Element): OpenedKind {
  const role = attributeOf(element, 'role');
  return POPUPS.find(([kind]) => (kind === 'list' ? role === 'listbox' : kind === role))?.[0] ?? 'dialog';
}

function expandedKind(target: Element): OpenedKind {
  const popup = attributeOf(target, 'aria-haspopup');
  if (popup === 'dialog' || popup === 'menu') return popup;
  if (popup === 'listbox' || isMatching(target, '[role=combobox]')) return 'list';
  return popup === 'true' && isElement(target) ? 'menu' : 'section';
}
