import { deepestFocus } from '../dom/active-elements.ts';
import { closestComposed, isWithin } from '../dom/composed-tree.ts';
import { isEditorHost, isTextField } from '../dom/element-types.ts';
import { isMatching } from '../dom/native-dom.ts';

/** Puts text in at the caret of what has the focus, as a key does. False when nothing came of it that we know of. */
export function insertTyped(element: Element, text: string): boolean {
  const isBreak = text === '\n';
  if (isPastedInto(element) && !offerClipboard(element, 'paste', text)) return true;
  if (!isLeftToUs(element, isBreak ? 'insertLineBreak' : 'insertText', isBreak ? null : text)) return false;
  if (isFocusElsewhere(element)) return false;
  return isBreak ? document.execCommand('insertLineBreak') : document.execCommand('insertText', false, text);
}

/** Begins a new line, or a new paragraph, at the caret. */
export function breakTyped(element: Element, command: 'insertLineBreak' | 'insertParagraph'): boolean {
  if (!isLeftToUs(element, command, null)) return false;
  return !isFocusElsewhere(element) && document.execCommand(command);
}

/** Takes away what is selected, or the character before or after the caret. */
export function eraseTyped(element: Element, direction: 'Backspace' | 'Delete'): boolean {
  const isForward = direction === 'Delete';
  if (!isLeftToUs(element, isForward ? 'deleteContentForward' : 'deleteContentBackward', null)) return false;
  if (isFocusElsewhere(element)) return false;
  return document.execCommand(isForward ? 'forwardDelete' : 'delete');
}

/** Draft loses what is put in otherwise, and what is no editable element (Monaco's EditContext) takes nothing else. */
function isPastedInto(element: Element): boolean {
  if (closestComposed(element, at => isMatching(at, '.public-DraftEditor-content'))) return true;
  return !isTextField(element) && closestComposed(element, isEditorHost) === undefined;
}

/** The browser announces no change of ours, and some editors (Slate) go by the announcement alone: it is made here. */
function isLeftToUs(element: Element, inputType: string, data: string | null): boolean {
  const targetRanges = isTextField(element) ? [] : rangesFor(inputType);
  const init = { bubbles: true, cancelable: true, composed: true, inputType, data, targetRanges };
  return EventTarget.prototype.dispatchEvent.call(element, new InputEvent('beforeinput', init));
}

/** What a change would replace: what is selected, or the character that a key takes away. Some editors (CKEditor) go by it. */
function rangesFor(inputType: string): StaticRange[] {
  const selection = document.getSelection();
  const { anchorNode, anchorOffset = 0, isCollapsed } = selection ?? {};
  const isErased = isCollapsed && inputType.startsWith('delete');
  if (isErased)
    selection?.modify('extend', inputType.endsWith('Forward') ? 'forward' : 'backward', 'character');
  const range = selection && selection.rangeCount > 0 ? [new StaticRange(selection.getRangeAt(0))] : [];
  if (isErased && anchorNode) selection?.collapse(anchorNode, anchorOffset);
  return range;
}

/** The browser writes wherever the focus is, and a page may have moved it in answer to the announcement. */
function isFocusElsewhere(element: Element): boolean {
  const focused = deepestFocus();
  return focused !== undefined && !isWithin(focused, element) && !isWithin(element, focused);
}

/** Offers text to a page as its clipboard events do, without the person's clipboard. True when the page leaves it to us. */
export function offerClipboard(editor: Element, type: 'cut' | 'paste', text: string): boolean {
  const clipboardData = new DataTransfer();
  if (text !== '') clipboardData.setData('text/plain', text);
  return EventTarget.prototype.dispatchEvent.call(
    editor,
    new ClipboardEvent(type, { bubbles: true, cancelable: true, composed: true, clipboardData }),
  );
}
