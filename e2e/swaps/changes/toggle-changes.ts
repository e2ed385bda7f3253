import { NotThere } from '../in-page/stage.ts';
import { type Change, changeOfPlace, type Edits } from './change.ts';

/** A state that a press turns over: the same press then does the opposite. */
export const toggleChanges: readonly Change[] = [
  changeOfPlace('state turned over', turnOver),
  {
    ...changeOfPlace('state turned over and back', at => {
      turnOver(at);
      turnOver(at);
    }),
    isUndone: true,
  },
];

const STATES = ['aria-pressed', 'aria-checked', 'aria-expanded'];

function turnOver({ target }: Edits): void {
  const name = STATES.find(state => target.hasAttribute(state));
  if (name) target.setAttribute(name, String(target.getAttribute(name) !== 'true'));
  else if (target instanceof HTMLInputElement && target.type === 'checkbox') target.checked = !target.checked;
  else if (target.localName === 'summary') target.parentElement?.toggleAttribute('open');
  else if (target instanceof HTMLButtonElement && target.popoverTargetElement instanceof HTMLElement)
    target.popoverTargetElement.togglePopover();
  else throw new NotThere('state');
}
