import { editorLines, shapeOf } from '../../page/acting/editor-lines.ts';
import { isEditorHost } from '../../page/dom/element-types.ts';
import { isConnected } from '../../page/dom/unshadowed.ts';
import { rawValue } from '../../page/seeing/element-value.ts';
import { shortName } from '../../page/seeing/short-name.ts';
import type { WayBack } from './way-back.ts';

/** Writes a text into a field in the way in which the field was filled. */
type Write = (text: string) => Promise<unknown>;

/** The way back to what a field holds now. */
export function rememberField(field: Element, write: Write): WayBack {
  return isEditorHost(field) ? rememberEditor(field, write) : rememberText(field, write);
}

function rememberText(field: Element, write: Write): WayBack {
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

/** Editors lay lines out in their own way, so white space is not compared. */
function rememberEditor(editor: HTMLElement, write: Write): WayBack {
  const old = editorLines(editor);
  const shape = shapeOf(editor);
  return {
    name: shortName(editor),
    look: () => (isConnected(editor) ? editorLines(editor).replace(/\s+/gu, '') : undefined),
    restore: async () => {
      await write(old);
      return shapeOf(editor) === shape ? 'whole' : 'text-only';
    },
  };
}
