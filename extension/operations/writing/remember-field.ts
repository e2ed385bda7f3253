import { isEditorHost } from '../../page/dom/element-types.ts';
import { isConnected } from '../../page/dom/native-dom.ts';
import { nextBoxes } from '../../page/keys/type-text.ts';
import { undoByKey } from '../../page/keys/undo-key.ts';
import { rawValue } from '../../page/naming/element-value.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { drawnSurfaceOf } from '../../page/visibility/drawn-editor.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { editorLines, shapeOf } from '../../page/writing/editor-lines.ts';
import { isPartDrawn } from '../../page/writing/read-back.ts';
import type { UndoEntry } from '../contract/undo-entry.ts';
import { assertFillable, writeText } from './write-text.ts';

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
      return 'whole';
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
    restore: async () => {
      await write(old);
      return 'whole';
    },
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
      return shapeOf(editor) === shape ? 'whole' : 'text-only';
    },
  };
}

function textOf(editor: Element): string {
  return isEditorHost(editor) ? editorLines(editor) : (rawValue(editor) ?? '');
}

function bare(text: string): string {
  return text.replace(/\s+/gu, '');
}
