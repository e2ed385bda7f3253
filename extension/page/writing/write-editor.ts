import { deepestFocus } from '../dom/active-elements.ts';
import { composedAncestry, isWithin } from '../dom/composed-tree.ts';
import { contains, isConnected, isMatching, rootOf, textOf } from '../dom/native-dom.ts';
import { offerClipboard } from '../keys/insert-typed.ts';
import { isMac } from '../keys/key-stroke.ts';
import { sendKey } from '../keys/send-key.ts';
import { settle, waitFor } from '../timing/settle.ts';
import { drawnSurfaceOf } from '../visibility/drawn-editor.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { readBack } from './read-back.ts';

/** Editors take over what was typed a moment later, about 150 ms in those that were measured (toolchain.md). */
const EDITOR_QUIET = 200;
/** They read the selection from an event that comes after it was made, and Slate at most every 100 ms. */
const SELECTING = { quiet: 120, deadline: 400 };
/** Some prepare what was pasted before they show it. */
const LATE = 600;

/**
 * Replaces what an editor holds, and returns when the page has answered. Each way is read back, and the next is tried
 * where it did not take. `insertText` gives trusted events and keeps the page's own undo, but the editors that hold their
 * text in a state of their own (Draft, Slate) break on it, and others join its lines: these are pasted into.
 */
export async function writeEditor(editor: HTMLElement, value: string): Promise<Written> {
  const around = watchSurroundings(editor, value);
  for (const write of waysFor(editor, value)) {
    HTMLElement.prototype.focus.call(editor, { preventScroll: true });
    selectAll(editor);
    await settle(SELECTING);
    // A page may pass the focus on, and the browser writes wherever it is.
    if (!hasCaret(editor)) return 'here';
    write(editor, value);
    await settle({ quiet: EDITOR_QUIET });
    if (!isTaken(editor, value)) await waitFor(() => isTaken(editor, value) || undefined, LATE);
    if (isTaken(editor, value)) {
      await showStart(editor, value);
      return 'here';
    }
    // Another way would write it a second time.
    if (around.isAdded()) return 'beside';
  }
  return 'here';
}

/** Where the text went: an editor of blocks may put each line of it into a block of its own, beside the target. */
export type Written = 'here' | 'beside';

const LEVELS_AROUND = 4;

function watchSurroundings(editor: HTMLElement, value: string): { isAdded(): boolean } {
  const text = value.replace(/\s+/gu, '');
  const around = [...composedAncestry(editor)].slice(1, LEVELS_AROUND + 1).at(-1);
  const count = () => {
    const outside = textOf(around ?? editor).replace(/\s+/gu, '');
    const inside = isConnected(editor) ? textOf(editor).replace(/\s+/gu, '') : '';
    return outside.split(text).length - inside.split(text).length;
  };
  const before = value.includes('\n') ? count() : 0;
  return { isAdded: () => value.includes('\n') && count() > before };
}

/** The end is in view after writing. What is left of the old text would stand at the start, and is read there. */
async function showStart(editor: HTMLElement, value: string): Promise<void> {
  if (readBack(editor, value) !== 'part') return;
  sendKey(editor, isMac() ? 'Meta+ArrowUp' : 'Control+Home');
  await settle({ quiet: EDITOR_QUIET });
}

type Way = (editor: HTMLElement, value: string) => void;

function waysFor(editor: HTMLElement, value: string): Way[] {
  if (value === '') return [cut, erase, eraseByKey];
  const isPastedInto = OWN_STATE.some(selector => isMatching(editor, selector)) || value.includes('\n');
  const isDrawn = drawnSurfaceOf(editor, createVisibility()) !== undefined;
  return isPastedInto || isDrawn ? [paste, insertText] : [insertText, paste];
}

const OWN_STATE = ['.public-DraftEditor-content', '[data-slate-editor]'];

function isTaken(editor: Element, value: string): boolean {
  const held = readBack(editor, value);
  return held === 'whole' || held === 'part';
}

function selectAll(editor: HTMLElement): void {
  // What the editor draws elsewhere is no part of any selection; its own shortcut selects it.
  if (drawnSurfaceOf(editor, createVisibility())) return void sendKey(editor, 'ControlOrMeta+a');
  // A range that is inside a shadow tree is not taken as the selection of the document.
  if (rootOf(editor) !== document) return void document.execCommand('selectAll');
  const selection = document.getSelection();
  const range = document.createRange();
  range.selectNodeContents(editor);
  selection?.removeAllRanges();
  selection?.addRange(range);
}

function hasCaret(editor: HTMLElement): boolean {
  const focused = deepestFocus();
  if (!focused || !(isWithin(focused, editor) || isWithin(editor, focused))) return false;
  if (rootOf(editor) !== document || drawnSurfaceOf(editor, createVisibility())) return true;
  const { anchorNode, focusNode } = document.getSelection() ?? {};
  return [anchorNode, focusNode].every(node => node && contains(editor, node));
}

function insertText(_editor: HTMLElement, value: string): void {
  // Deprecated and without a successor: nothing else gives trusted input events.
  document.execCommand('insertText', false, value);
}

function erase(): void {
  document.execCommand('delete');
}

function eraseByKey(editor: HTMLElement): void {
  sendKey(editor, 'Backspace');
}

function paste(editor: HTMLElement, value: string): void {
  // An untrusted paste that no page handles inserts nothing by itself.
  if (offerClipboard(editor, 'paste', value)) insertText(editor, value);
}

/** A page's own way of taking out what is selected; nothing comes to the person's clipboard. */
function cut(editor: HTMLElement): void {
  if (offerClipboard(editor, 'cut', '')) erase();
}
