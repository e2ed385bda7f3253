import { isClickTarget } from '../dom/click-target.ts';
import { closestComposed } from '../dom/composed-tree.ts';
import { linkOf, pressedBy } from '../dom/destination.ts';
import { isExpanded } from '../dom/element-state.ts';
import { isButton, isElement, isInput, isLabel, isSelect, isTextField } from '../dom/element-types.ts';
import { attributeOf, isConnected, isMatching } from '../dom/native-dom.ts';
import { explicitRole, interactiveRole } from '../dom/role.ts';
import { hiddenTick } from './hidden-tick.ts';

type ToggleKind = 'tick' | 'choice' | 'switch' | 'button' | 'part';
type ToggleState = 'on' | 'off' | 'mixed';

/** A state that a press turns over. */
export interface Toggle {
  kind: ToggleKind;
  state: ToggleState;
  /** The state after a press; undefined where it is up to the page. */
  next: 'on' | 'off' | undefined;
}

/** Of the control that a press on an element reaches; undefined where no state is known. */
export function toggleOf(element: Element): Toggle | undefined {
  for (const at of pressedBy(element)) {
    const control = closestComposed(at, box => isControl(box) || isLabel(box)) ?? at;
    // A label presses its control.
    if (!isLabel(control) || isControl(control)) return ownToggle(control);
  }
  return undefined;
}

function ownToggle(control: Element): Toggle | undefined {
  const toggle = tickOf(control) ?? pressedOf(control) ?? partOf(control);
  // Kits write such states on parts that nobody presses, too.
  return toggle && (isControl(control) || isClickTarget(control)) ? toggle : undefined;
}

/**
 * Whether a press does what it did before. A page that only now says that something is off has told nothing new, and a native
 * box that becomes partly checked is turned the same way.
 */
export function turnsAlike(was: Toggle | undefined, is: Toggle | undefined): boolean {
  const [before, now] = [was ?? UNSAID, is ?? UNSAID];
  return before.state === now.state || (before.next !== undefined && before.next === now.next);
}

const UNSAID = { state: 'off', next: 'on' } as const;

/** `reached`: it is already as the press would have left it. */
type Turned = 'same' | 'reached' | 'other';

/** `now`: as it is, if it is not given. */
export type TurnGuard = (now?: Toggle) => Turned;

/** Taken when a press begins, and asked again before what decides: the page may turn the state over on the way. */
export function guardToggle(target: Element): TurnGuard {
  const before = toggleOf(target);
  return (now = toggleOf(target)) => {
    if (!before || !isConnected(target) || turnsAlike(before, now)) return 'same';
    return now?.state === before.next ? 'reached' : 'other';
  };
}

/**
 * The state before a click of the browser, for its handlers: a native box has already turned over by then.
 * https://html.spec.whatwg.org/multipage/input.html#the-input-element:legacy-pre-activation-behavior
 */
export function toggleBeforeClick(target: Element, event: Event): Toggle | undefined {
  const now = toggleOf(target);
  const [hit] = event.composedPath();
  const isTurned = hit instanceof Node && isElement(hit) && isTick(hit);
  return now && isTurned ? opposite(now) : now;
}

function opposite({ kind, state, next }: Toggle): Toggle {
  return next === undefined || state === 'mixed' ? { kind, state, next } : { kind, state: next, next: state };
}

function isControl(element: Element): boolean {
  return interactiveRole(element) !== undefined;
}

function isTick(element: Element): element is HTMLInputElement {
  return isInput(element) && /^(checkbox|radio)$/u.test(element.type);
}

const TICKS: Readonly<Record<string, ToggleKind>> = {
  checkbox: 'tick',
  menuitemcheckbox: 'tick',
  radio: 'choice',
  menuitemradio: 'choice',
  switch: 'switch',
};

function tickOf(element: Element): Toggle | undefined {
  const native = isTick(element) ? element : hiddenTick(element);
  const kind = TICKS[explicitRole(element) ?? ''];
  if (native) return nativeTick(native, kind);
  if (!kind) return undefined;
  // Off unless it says otherwise (https://www.w3.org/TR/wai-aria-1.2/#aria-checked).
  const toggle = saidToggle(kind, attributeOf(element, 'aria-checked'));
  // Some kits let go of a choice that is pressed again.
  return kind === 'choice' && toggle.state === 'on' ? { ...toggle, next: undefined } : toggle;
}

function nativeTick({ type, checked, indeterminate }: HTMLInputElement, kind?: ToggleKind): Toggle {
  const state = indeterminate ? 'mixed' : checked ? 'on' : 'off';
  if (type === 'radio') return { kind: 'choice', state, next: 'on' };
  return { kind: kind ?? 'tick', state, next: checked ? 'off' : 'on' };
}

function pressedOf(element: Element): Toggle | undefined {
  const said = attributeOf(element, 'aria-pressed');
  return said === null ? undefined : saidToggle('button', said);
}

function saidToggle(kind: ToggleKind, said: string | null): Toggle {
  if (said === 'mixed') return { kind, state: 'mixed', next: undefined };
  return said === 'true' ? { kind, state: 'on', next: 'off' } : { kind, state: 'off', next: 'on' };
}

/** Of these, a press may only choose or write. */
const OTHERWISE_USED = /^(?:treeitem|row|gridcell|option|listbox|tab|textbox|searchbox|slider|spinbutton)$/u;

/** What opens and closes: a part of the page, a menu, a popover. */
function partOf(element: Element): Toggle | undefined {
  const isOpen = isPopoverOpen(element) ?? isExpanded(element);
  if (isOpen === undefined || isTextField(element) || isSelect(element)) return undefined;
  if (OTHERWISE_USED.test(explicitRole(element) ?? '') || isLeaving(element)) return undefined;
  return saidToggle('part', String(isOpen));
}

/** Undefined for what does not toggle one. */
function isPopoverOpen(element: Element): boolean | undefined {
  if (!isButton(element) || !/^(?:toggle)?$/u.test(attributeOf(element, 'popovertargetaction') ?? ''))
    return undefined;
  const popover = element.popoverTargetElement;
  return popover ? isMatching(popover, ':popover-open') : undefined;
}

/** A link opens a menu as the pointer comes, and leads on when it is pressed. */
function isLeaving(element: Element): boolean {
  const link = linkOf(element);
  if (!link || link.protocol === 'javascript:') return false;
  return link.href.split('#')[0] !== location.href.split('#')[0];
}
