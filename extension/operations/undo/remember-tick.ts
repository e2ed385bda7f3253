import { message } from '../../messages/message.ts';
import { isRadio, tickedInGroup } from '../../page/choosing/radio-group.ts';
import { isTicked } from '../../page/dom/element-state.ts';
import { isInput } from '../../page/dom/element-types.ts';
import { attributeOf, isConnected } from '../../page/dom/native-dom.ts';
import { actionSignatureOf } from '../../page/identity/action-signature.ts';
import { labelTextsOf } from '../../page/identity/label-texts.ts';
import { numberOf } from '../../page/identity/node-numbers.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { PageError } from '../../page/page-error.ts';
import type { Outcome } from '../outcome.ts';
import type { UndoEntry } from './undo-entry.ts';

/** Ticks or unticks a box in the way in which it was done. */
type Tick = (box: Element, value: boolean) => Promise<Outcome>;

/** The way back to how a box is ticked now; for a radio button, to the one of its group that is. */
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
      return 'whole';
    },
  };
}

function stateOf(box: Element): string {
  const ticked = isRadio(box) ? tickedInGroup(box) : undefined;
  const isMixed = isInput(box) ? box.indeterminate : attributeOf(box, 'aria-checked') === 'mixed';
  return JSON.stringify([isTicked(box), isMixed, ticked && numberOf(ticked)]);
}

/** A page that has made something else of what would be pressed must not have it pressed. */
function natureOf(pressed: readonly (Element | undefined)[]): string {
  return JSON.stringify(pressed.map(box => box && [actionSignatureOf(box), labelTextsOf(box)]));
}
