import { type Message, message } from '../../messages/message.ts';
import { type Toggle, toggleOf } from '../../page/identity/toggle-state.ts';
import type { PreviewDetails } from '../contract/operation.ts';

/**
 * The same for a press that may turn a state over: the card says which way, where that is known, and an approval is for that
 * way alone. `act`: the press as a sentence, absent where it may do nothing.
 */
export function withToggle(element: Element, details: PreviewDetails, act?: Message): PreviewDetails {
  const toggle = toggleOf(element);
  const bound = { ...shownState(toggle, details), ...details, turns: { toggle } };
  if (!toggle || !act || details.effect !== 'acts') return bound;
  const { kind, state, next } = toggle;
  // Pages differ in what a press makes of a partly checked box.
  if (state === 'mixed' || next === undefined || next === state) return bound;
  return { ...bound, sentence: message('toggle.card', { act, kind, next }) };
}

/** Beside a key, which is shown as the new value, there is no place for it. */
function shownState(toggle: Toggle | undefined, { after }: PreviewDetails): Pick<PreviewDetails, 'before'> {
  if (!toggle || after !== undefined) return {};
  const { kind, state } = toggle;
  return { before: message('toggle.state', { kind, state }) };
}
