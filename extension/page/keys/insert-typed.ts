import { deepestFocus } from '../dom/active-elements.ts';
import { closestComposed, isWithin } from '../dom/composed-tree.ts';
import { isEditorHost, isTextField } from '../dom/element-types.ts';
import { dispatch, isMatching } from '../dom/native-dom.ts';

/** Inserts text at the caret of the focused element. False when no change is known. `isKept` is asked before the insertion. */
export function insertTyped(element: Element, text: string, isKept = (): boolean => true): boolean {
  const isBreak = text === '\n';
  if (isPastedInto(element) && !offerClipboard(element, 'paste', text)) return true;
  if (!isLeftToUs(element, isBreak ? 'insertLineBreak' : 'insertText', isBreak ? null : text)) return false;
  if (isFocusElsewhere(element) || !isKept()) return false;
  return isBreak ? document.execCommand('insertLineBreak') : document.execCommand('insertText', false, text);
}

export function breakTyped(element: Element, command: 'insertLineBreak' | 'insertParagraph'): boolean {
  if (!isLeftToUs(element, command, null)) return false;
  return !isFocusElsewhere(element) && document.execCommand(command);
}

export function eraseTyped(element: Element, direction: 'Backspace' | 'Delete'): boolean {
  const isForward = direction === 'Delete';
  if (!isLeftToUs(element, isForward ? 'deleteContentForward' : 'deleteContentBackward', null)) return false;
  if (isFocusElsewhere(element)) return false;
  return document.execCommand(isForward ? 'forwardDelete' : 'delete');
}

/** Draft loses other insertions, and Monaco's EditContext accepts only pastes. */
function isPastedInto(element: Element): boolean {
  if (closestComposed(element, at => isMatching(at, '.public-DraftEditor-content'))) return true;
  return !isTextField(element) && closestComposed(element, isEditorHost) === undefined;
}

/** Scripted edits fire no `beforeinput`, which some editors (Slate) depend on: fire it here. */
function isLeftToUs(element: Element, inputType: string, data: string | null): boolean {
  const targetRanges = isTextField(element) ? [] : rangesFor(inputType);
  const init = { bubbles: true, cancelable: true, composed: true, inputType, data, targetRanges };
  return dispatch(element, new InputEvent('beforeinput', init));
}

/** The replaced range: the selection, or the deleted character. Some editors (CKEditor) depend on it. */
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

/** The browser writes at the focus, which a page may have moved in answer. */
function isFocusElsewhere(element: Element): boolean {
  const focused = deepestFocus();
  return focused !== undefined && !isWithin(focused, element) && !isWithin(element, focused);
}

/** Offers text by clipboard events, without the person's clipboard. True when the page leaves it to us. */
export function offerClipboard(editor: Element, type: 'cut' | 'paste', text: string): boolean {
  const clipboardData = new DataTransfer();
  if (text !== '') clipboardData.setData('text/plain', text);
  return dispatch(
    editor,
    new ClipboardEvent(type, { bubbles: true, cancelable: true, composed: true, clipboardData }),
  );
}
