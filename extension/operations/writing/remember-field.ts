import { composedChildren } from '../../page/dom/composed-tree.ts';
import { isEditorHost, isElement, isText } from '../../page/dom/element-types.ts';
import { dispatch, isConnected, localNameOf } from '../../page/dom/native-dom.ts';
import { isMac, parseKeyStroke } from '../../page/keys/key-stroke.ts';
import { nextBoxes } from '../../page/keys/type-text.ts';
import { rawValue } from '../../page/naming/element-value.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { settle } from '../../page/timing/settle.ts';
import { drawnSurfaceOf, isPartDrawn } from '../../page/visibility/drawn-editor.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import type { UndoEntry } from '../contract/undo-entry.ts';
import { assertFillable, writeText } from './write-text.ts';

/** Editors take a moment to show an undo. */
const EDITOR_QUIET = 200;

/** One fill is one step in most editors' history and several in some; writing corrects going too far back. */
const SEVERAL_STEPS = 3;

/** Restores a field and the following boxes of a code that the typing may reach. */
export function rememberTyping(field: Element): UndoEntry {
  const remember = (one: Element) =>
    rememberField(one, async text => {
      assertFillable(one);
      await writeText(one, text);
    });
  const way = remember(field);
  const others = nextBoxes(field).map(remember);
  if (others.length === 0) return way;
  const all = [way, ...others];
  const old = all.map(each => each.look());
  return {
    name: way.name,
    look: () => (way.look() === undefined ? undefined : JSON.stringify(all.map(each => each.look()))),
    restore: async () => {
      for (const [index, each] of all.entries()) if (each.look() !== old[index]) await each.restore();
    },
  };
}

/** Writes a text in the way of the run to undo. */
type Write = (text: string) => Promise<unknown>;

export function rememberField(field: Element, write: Write): UndoEntry {
  const isEditor = isEditorHost(field) || drawnSurfaceOf(field, createVisibility()) !== undefined;
  return isEditor ? rememberEditor(field, write) : rememberText(field, write);
}

function rememberText(field: Element, write: Write): UndoEntry {
  const old = rawValue(field) ?? '';
  return {
    name: shortName(field),
    look: () => (isConnected(field) ? (rawValue(field) ?? '') : undefined),
    restore: () => write(old),
  };
}

/**
 * Uses the editor's own history, else writes the old text back, unless only a part of it was drawn: the rest would be
 * lost. White space is ignored, because editors lay out lines in their own way.
 */
function rememberEditor(editor: Element, write: Write): UndoEntry {
  const text = textOf(editor);
  const shape = shapeOf(editor);
  const isWhole = !isPartDrawn(editor) || text === '';
  const look = (): string | undefined => (isConnected(editor) ? bare(textOf(editor)) : undefined);
  const isBack = (): boolean => look() === bare(text);
  return {
    name: shortName(editor),
    look,
    // If the user split or joined words since, the text is theirs.
    nature: () => textOf(editor).replace(/\s+/gu, ' ').trim(),
    restore: async () => {
      await undoByKey(editor, isWhole ? SEVERAL_STEPS : 1, isBack);
      if (!isBack() && isWhole) await write(text);
    },
    isTextOnly: () => shapeOf(editor) !== shape,
  };
}

function textOf(editor: Element): string {
  return isEditorHost(editor) ? editorLines(editor) : (rawValue(editor) ?? '');
}

function bare(text: string): string {
  return text.replace(/\s+/gu, '');
}

/**
 * Undoes in an editor's own history, which knows formatting and undrawn lines. An app's undo around it must not get the
 * key, except for editors that draw apart from a hidden field (Monaco) and listen around it.
 */
async function undoByKey(editor: Element, mostSteps: number, isBack: () => boolean): Promise<void> {
  const stroke = parseKeyStroke(isMac() ? 'Meta+z' : 'Control+z');
  if (!stroke) return;
  const bubbles = drawnSurfaceOf(editor, createVisibility()) !== undefined;
  for (let step = 0; step < mostSteps && !isBack(); step += 1) {
    const init = { ...stroke, bubbles, cancelable: true, view: window };
    const isLeft = dispatch(editor, new KeyboardEvent('keydown', init));
    // An editor that ignored the key will ignore it again.
    if (isLeft) return;
    await settle({ quiet: EDITOR_QUIET });
  }
}

/** Lines with their spaces, for writing back. Never handed out. */
function editorLines(editor: Element): string {
  const lines: string[] = [];
  let isOpen = false;
  const add = (text: string): void => {
    lines.push((isOpen ? (lines.pop() ?? '') : '') + text);
    isOpen = true;
  };
  const collect = (node: Node): void => {
    for (const child of composedChildren(node)) {
      if (isText(child)) {
        const text = writtenText(child);
        if (text !== '') add(text);
      } else if (isElement(child)) collectElement(child);
    }
  };
  const collectElement = (element: Element): void => {
    const isBreak = localNameOf(element) === 'br';
    // A break at the end of a line ends it; alone it is an empty line.
    if (isBreak && !isOpen) add('');
    const isBlock = isBreak || !/^(inline|contents|none)/u.test(getComputedStyle(element).display);
    if (isBlock) isOpen = false;
    collect(element);
    if (isBlock) isOpen = false;
  };
  collect(editor);
  return lines.join('\n');
}

function shapeOf(editor: Element): string {
  return Array.from(Element.prototype.querySelectorAll.call(editor, ':not(br)'), localNameOf).join(' ');
}

/** Without editors' own characters and the source's white space. */
function writtenText(text: Text): string {
  const own = text.data.replace(/[\u200B\uFEFF]/gu, '').replace(/\u00A0/gu, ' ');
  const isVerbatim =
    text.parentElement && /pre|break-spaces/u.test(getComputedStyle(text.parentElement).whiteSpace);
  if (isVerbatim) return own;
  return own.trim() === '' && own.includes('\n') ? '' : own.replace(/[ \t\n]+/gu, ' ');
}
