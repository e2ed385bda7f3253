import { isElement } from '../dom/element-types.ts';
import { attributeOf, isMatching } from '../dom/unshadowed.ts';
import { openDialogs } from '../seeing/dialogs.ts';
import { isExpanded } from '../seeing/element-state.ts';
import { shortName } from '../seeing/short-name.ts';
import { createSight } from '../seeing/sight.ts';

/** What can open in a page, by what a person would call it. */
export type OpenedKind = 'dialog' | 'menu' | 'list' | 'tooltip' | 'calendar' | 'section';

export interface OpenedThing {
  kind: OpenedKind;
  element: Element;
}

/** What to call a thing that opened; empty when nothing is written on it. */
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

/** Starts to watch for dialogs, menus, lists and the like that were not open before. */
export function watchOpened(target: Element): { soFar(): OpenedThing[] } {
  const before = new Set(openThings(target).map(({ element }) => element));
  return { soFar: () => openThings(target).filter(({ element }) => !before.has(element)) };
}

function openThings(target: Element): OpenedThing[] {
  const sight = createSight();
  const popups = POPUPS.flatMap(([kind, selector]) =>
    [...Document.prototype.querySelectorAll.call(document, selector)]
      .filter(element => isFloating(kind, element) && sight.sees(element))
      .map((element): OpenedThing => ({ kind, element })),
  );
  const dialogs = openDialogs(sight).map((element): OpenedThing => ({ kind: dialogKind(element), element }));
  const expanded = isExpanded(target) ? [{ kind: expandedKind(target), element: target }] : [];
  return [...dialogs, ...popups, ...expanded];
}

/** A calendar that stands in the page has not opened. */
function isFloating(kind: OpenedKind, element: Element): boolean {
  return kind !== 'calendar' || /absolute|fixed/u.test(getComputedStyle(element).position);
}

/** A popover may be anything; what it says of itself counts. */
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
