import { isMatching } from '../dom/unshadowed.ts';
import { rawValue } from '../seeing/element-value.ts';
import { settle } from './settle.ts';

/** Editors take over what was typed a moment later, about 150 ms in those that were measured (toolchain.md). */
const EDITOR_QUIET = 200;

/**
 * Replaces what an editor holds. `insertText` gives trusted events and keeps the page's own undo; Draft and Slate break
 * on it and are pasted into. Whichever comes first is read back, and the other is tried where it did not take.
 */
export async function writeEditor(editor: HTMLElement, value: string): Promise<void> {
  const isPastedInto =
    isMatching(editor, '.public-DraftEditor-content, [data-slate-editor]') || value.includes('\n');
  const ways = isPastedInto ? [paste, insertText] : [insertText, paste];
  for (const write of ways) {
    editor.focus({ preventScroll: true });
    selectAll(editor);
    // Slate and Lexical read the selection from an event that comes after it was made.
    await settle({ quiet: 20, deadline: 100 });
    write(editor, value);
    await settle({ quiet: EDITOR_QUIET });
    if (isHolding(editor, value)) return;
  }
}

function isHolding(editor: HTMLElement, value: string): boolean {
  const bare = (text: string) => text.replace(/\s+/gu, '');
  return bare(rawValue(editor) ?? '') === bare(value);
}

function selectAll(editor: HTMLElement): void {
  const selection = document.getSelection();
  const range = document.createRange();
  range.selectNodeContents(editor);
  selection?.removeAllRanges();
  selection?.addRange(range);
}

function insertText(_editor: HTMLElement, value: string): void {
  // Deprecated and without a successor: nothing else gives trusted input events.
  if (value === '') document.execCommand('delete');
  else document.execCommand('insertText', false, value);
}

function paste(editor: HTMLElement, value: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', value);
  const isLeftToUs = editor.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true, clipboardData }),
  );
  // An untrusted paste that no page handles inserts nothing by itself.
  if (isLeftToUs) insertText(editor, value);
}
