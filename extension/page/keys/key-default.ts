import { deepestFocus, openModal } from '../dom/active-elements.ts';
import { closestComposed } from '../dom/composed-tree.ts';
import { isEditorHost, isInput, isSelect, isTextArea, isTextField } from '../dom/element-types.ts';
import { isMatching } from '../dom/native-dom.ts';
import { focus } from '../pointing/press.ts';
import { drawnSurfaceOf } from '../visibility/drawn-editor.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { breakTyped, eraseTyped, insertTyped } from './insert-typed.ts';
import { moveCaret, nextInTabOrder, scrollByKey, stepChoice } from './key-movement.ts';
import { isCharacter, isMac, type KeyStroke } from './key-stroke.ts';
import { consequenceOf } from './key-target.ts';

/** Performs a key's default, which browsers skip for untrusted events. True when the effect may be visible in no other way. */
export function doKeyDefault(element: Element, stroke: KeyStroke): boolean {
  const consequence = consequenceOf(element, stroke);
  switch (consequence.kind) {
    case 'click':
      HTMLElement.prototype.click.call(consequence.element);
      return false;
    case 'submit':
      HTMLFormElement.prototype.requestSubmit.call(consequence.form);
      return false;
    case 'none':
      return isCommand(stroke) ? doCommand(element, stroke) : doPlainKey(element, stroke);
  }
}

function isCommand({ ctrlKey, metaKey }: KeyStroke): boolean {
  return isMac() ? metaKey : ctrlKey;
}

const COMMANDS: Readonly<Record<string, string>> = {
  a: 'selectAll',
  z: 'undo',
  'shift+z': 'redo',
  y: 'redo',
  b: 'bold',
  i: 'italic',
  u: 'underline',
};

function doCommand(element: Element, stroke: KeyStroke): boolean {
  const command = COMMANDS[(stroke.shiftKey ? 'shift+' : '') + stroke.key.toLowerCase()];
  const isStyle = command !== undefined && /^(bold|italic|underline)$/u.test(command);
  if (command && (!isStyle || isEditorHost(element))) return document.execCommand(command);
  if (stroke.key === 'Backspace' || stroke.key === 'Delete') return eraseWord(element, stroke);
  return isEditable(element) ? moveCaret(element, stroke) : scrollByKey(element, stroke);
}

function doPlainKey(element: Element, stroke: KeyStroke): boolean {
  switch (stroke.key) {
    case 'Tab':
      return moveFocus(element, stroke.shiftKey);
    case 'Escape':
      return closeTopmost();
    case 'Enter':
      return breakLine(element, stroke.shiftKey);
    case 'Backspace':
    case 'Delete':
      return isEditable(element) && eraseTyped(element, stroke.key);
    default:
      return writeOrMove(element, stroke);
  }
}

function writeOrMove(element: Element, stroke: KeyStroke): boolean {
  if (isCharacter(stroke) && isEditable(element)) return insertTyped(element, stroke.key);
  if (stepChoice(element, stroke)) return true;
  return isEditable(element) ? moveCaret(element, stroke) : scrollByKey(element, stroke);
}

/** Whether a key's default acts at the focus, or changes the focused field. */
export function isDoneAtFocus(element: Element, stroke: KeyStroke): boolean {
  if (consequenceOf(element, stroke).kind !== 'none') return false;
  if (isCommand(stroke) && COMMANDS[stroke.key.toLowerCase()] !== undefined) return true;
  return !/^(Tab|Escape)$/u.test(stroke.key) && (isEditable(element) || isSelect(element));
}

function isEditable(element: Element): boolean {
  if (drawnSurfaceOf(element, createVisibility())) return true;
  if (isTextField(element)) return !element.readOnly && !isMatching(element, ':disabled');
  return closestComposed(element, isEditorHost) !== undefined;
}

function eraseWord(element: Element, { key }: KeyStroke): boolean {
  if (!isEditable(element)) return false;
  document.getSelection()?.modify('extend', key === 'Delete' ? 'forward' : 'backward', 'word');
  return document.execCommand('delete');
}

function breakLine(element: Element, isSoft: boolean): boolean {
  if (isInput(element) || isSelect(element) || !isEditable(element)) return false;
  return breakTyped(element, isTextArea(element) || isSoft ? 'insertLineBreak' : 'insertParagraph');
}

function moveFocus(from: Element, isBackwards: boolean): boolean {
  const next = nextInTabOrder(from, isBackwards);
  if (!next) return false;
  focus(next);
  if (isInput(next) && isTextField(next)) next.select();
  return deepestFocus() === next;
}

/** A popover before its dialog; layers opened by scripts are theirs to close. */
function closeTopmost(): boolean {
  const popover = [...document.querySelectorAll('[popover]:popover-open')].at(-1);
  if (popover instanceof HTMLElement && popover.popover !== 'manual') {
    HTMLElement.prototype.hidePopover.call(popover);
    return true;
  }
  const modal = openModal();
  return modal instanceof HTMLDialogElement && closeDialog(modal);
}

function closeDialog(dialog: HTMLDialogElement): boolean {
  const isLeftToUs = dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (isLeftToUs) HTMLDialogElement.prototype.close.call(dialog);
  return isLeftToUs;
}
