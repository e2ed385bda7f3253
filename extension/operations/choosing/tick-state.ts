import { message } from '../../messages/message.ts';
import { closestComposed, composedDescendants } from '../../page/dom/composed-tree.ts';
import { isTicked } from '../../page/dom/element-state.ts';
import { formOf, isInput } from '../../page/dom/element-types.ts';
import { attributeOf, isConnected, isMatching, localNameOf, rootOf } from '../../page/dom/native-dom.ts';
import { explicitRole } from '../../page/dom/role.ts';
import { actionSignatureOf, labelTextsOf } from '../../page/identity/action-signature.ts';
import { hiddenTick } from '../../page/identity/hidden-tick.ts';
import { numberOf } from '../../page/identity/node-numbers.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { PageError } from '../../page/page-error.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { UndoEntry } from '../contract/undo-entry.ts';

/** The state of a checkbox, radio button or switch. */
export type TickState = 'on' | 'off' | 'mixed';

/** Undefined for what has no such state, or where a content script cannot see it. */
export function tickState(element: Element): TickState | undefined {
  return statedTick(element) ?? (isTickable(element) ? chosenState(element) : undefined);
}

const TICKABLE = /^(checkbox|switch|radio|menuitemcheckbox|menuitemradio|option|treeitem)$/u;

/** Its state is off unless it says otherwise (https://www.w3.org/TR/wai-aria-1.2/#aria-checked). */
function isTickable(element: Element): boolean {
  return !isInput(element) && TICKABLE.test(explicitRole(element) ?? '');
}

/** Rows of lists are chosen, where they are not ticked. */
function chosenState(element: Element): TickState {
  return attributeOf(element, 'aria-selected') === 'true' ? 'on' : 'off';
}

/** Undefined where an element does not show it. */
export function statedTick(element: Element): TickState | undefined {
  if (isInput(element) && /^(checkbox|radio)$/u.test(element.type)) {
    if (element.indeterminate) return 'mixed';
    return element.checked ? 'on' : 'off';
  }
  const said = attributeOf(element, 'aria-checked') ?? attributeOf(element, 'aria-pressed');
  const hidden = said === null ? hiddenTick(element) : undefined;
  if (hidden) return hidden.checked ? 'on' : 'off';
  if (said === null) return isSilentRadio(element) ? drawnState(element) : undefined;
  if (said === 'mixed') return 'mixed';
  return said === 'true' ? 'on' : 'off';
}

/** A form-associated radio button whose state only the browser knows (Material Web). A press can only choose it. */
export function isSilentRadio(element: Element): boolean {
  if (!/^[a-z]+-(.*-)?radio(-button)?$/u.test(localNameOf(element))) return false;
  const isReported = attributeOf(element, 'aria-checked') !== null || attributeOf(element, 'role') !== null;
  // Only form-associated custom elements are enabled or disabled.
  return !isReported && isMatching(element, ':enabled, :disabled');
}

/** By its own drawing; the absence of a mark proves little. */
function drawnState(element: Element): TickState {
  const isMarked = (inner: Element) => isMatching(inner, '.checked, .selected, [checked]');
  return composedDescendants(element).some(isMarked) ? 'on' : 'off';
}

/** Ticks or unticks in the way of the run to undo. */
type Tick = (box: Element, value: boolean) => Promise<Outcome>;

/** Restores the state of a box, or the chosen radio button of its group. */
export function rememberTick(box: Element, tick: Tick): UndoEntry {
  const name = shortName(box);
  const old = isRadio(box) ? tickedInGroup(box) : box;
  const value = old === undefined || isTicked(old) === true;
  return {
    name,
    look: () => (isConnected(box) ? stateOf(box) : undefined),
    nature: () => natureOf([box, old]),
    restore: async () => {
      if (!old) throw new PageError('Unsupported', message('undo.noEmpty', { name }));
      const ticked = await tick(old, value);
      if (!ticked.success && ticked.error_type) throw new PageError(ticked.error_type, ticked.message);
    },
  };
}

function stateOf(box: Element): string {
  const ticked = isRadio(box) ? tickedInGroup(box) : undefined;
  const isMixed = isInput(box) ? box.indeterminate : attributeOf(box, 'aria-checked') === 'mixed';
  return JSON.stringify([isTicked(box), isMixed, ticked && numberOf(ticked)]);
}

/** A box that the page changed into something else must not be pressed. */
function natureOf(pressed: readonly (Element | undefined)[]): string {
  return JSON.stringify(pressed.map(box => box && [actionSignatureOf(box), labelTextsOf(box)]));
}

function isRadio(element: Element): boolean {
  return isInput(element)
    ? element.type === 'radio'
    : isMatching(element, '[role=radio], [role=menuitemradio]');
}

function tickedInGroup(radio: Element): Element | undefined {
  return composedDescendants(groupOf(radio)).findLast(
    element => isRadio(element) && isTicked(element) && isTogether(element, radio),
  );
}

function groupOf(radio: Element): Node {
  if (isInput(radio)) return rootOf(radio);
  return (
    closestComposed(radio, at => isMatching(at, '[role=radiogroup], [role=menu], [role=group]')) ?? radio
  );
}

/** Native radio buttons share a name and a form, wherever they are. */
function isTogether(one: Element, other: Element): boolean {
  if (!isInput(one) || !isInput(other)) return isInput(one) === isInput(other);
  return one === other || (one.name !== '' && one.name === other.name && formOf(one) === formOf(other));
}
