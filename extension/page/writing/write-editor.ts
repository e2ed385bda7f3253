import { deepestFocus } from '../dom/active-elements.ts';
import { composedAncestry, isWithin } from '../dom/composed-tree.ts';
import { bodyOf, contains, isConnected, isMatching, rootOf, textOf } from '../dom/native-dom.ts';
import { guardAct } from '../identity/act-guard.ts';
import { offerClipboard } from '../keys/insert-typed.ts';
import { isMac } from '../keys/key-stroke.ts';
import { keyUpForText, sendKey } from '../keys/send-key.ts';
import { settle, waitFor } from '../timing/settle.ts';
import { drawnSurfaceOf } from '../visibility/drawn-editor.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { readBack } from './read-back.ts';

/** Milliseconds: editors take over typed text after about 150 (toolchain.md). */
const EDITOR_QUIET = 200;
/** They read the selection from a later event; Slate at most every 100 ms. */
const SELECTING = { quiet: 120, deadline: 400 };
/** Some prepare pasted text before showing it. */
const LATE = 600;

/**
 * Replaces an editor's content and waits for the page. Each way is read back before the next is tried. `insertText` gives
 * trusted events and keeps the page's undo; editors with a state of their own (Draft, Slate) break on it, others join
 * lines: these get a paste.
 */
export async function writeEditor(editor: HTMLElement, value: string): Promise<Written> {
  const around = watchSurroundings(editor, value);
  const guard = guardAct(editor);
  let isFirst = true;
  for (const write of waysFor(editor, value)) {
    HTMLElement.prototype.focus.call(editor, { preventScroll: true });
    selectAll(editor);
    await settle(SELECTING);
    if (isFirst) guard.assertKept();
    isFirst = false;
    // A page may move the focus, where the browser writes.
    if (!hasCaret(editor)) return 'here';
    write(editor, value);
    // Small editors take their text over in answer to keys alone (older Adminers).
    keyUpForText(editor, value);
    await settle({ quiet: EDITOR_QUIET });
    if (!isTaken(editor, value)) await waitFor(() => isTaken(editor, value) || undefined, LATE);
    if (isTaken(editor, value)) {
      await showStart(editor, value);
      return 'here';
    }
    // Another way would write it twice.
    if (around.isAdded()) return 'beside';
  }
  return 'here';
}

/** `beside`: a block editor may put lines into blocks of their own beside the target. */
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

/** The end is in view after writing; leftovers of the old text would be at the start. */
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
  // Text drawn elsewhere is in no selection; the editor's shortcut selects it.
  if (drawnSurfaceOf(editor, createVisibility())) return void sendKey(editor, 'ControlOrMeta+a');
  // A range inside a shadow tree is not accepted as the document's selection.
  if (rootOf(editor) !== document) return void document.execCommand('selectAll');
  const selection = document.getSelection();
  const range = document.createRange();
  range.selectNodeContents(editor);
  selection?.removeAllRanges();
  selection?.addRange(range);
}

function hasCaret(editor: HTMLElement): boolean {
  // The body counts as nothing focused.
  const focused = deepestFocus() ?? (editor === bodyOf(document) ? editor : undefined);
  if (!focused || !(isWithin(focused, editor) || isWithin(editor, focused))) return false;
  if (rootOf(editor) !== document || drawnSurfaceOf(editor, createVisibility())) return true;
  const { anchorNode, focusNode } = document.getSelection() ?? {};
  return [anchorNode, focusNode].every(node => node && contains(editor, node));
}

function insertText(_editor: HTMLElement, value: string): void {
  // Deprecated without a successor: nothing else gives trusted input events.
  document.execCommand('insertText', false, value);
}

function erase(): void {
  document.execCommand('delete');
}

function eraseByKey(editor: HTMLElement): void {
  sendKey(editor, 'Backspace');
}

function paste(editor: HTMLElement, value: string): void {
  // An unhandled synthetic paste inserts nothing.
  if (offerClipboard(editor, 'paste', value)) insertText(editor, value);
}

/** The page's own deletion; the person's clipboard is not touched. */
function cut(editor: HTMLElement): void {
  if (offerClipboard(editor, 'cut', '')) erase();
}
