import { settle } from '../timing/settle.ts';
import { drawnSurfaceOf } from '../visibility/drawn-editor.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { isMac, parseKeyStroke } from './key-stroke.ts';

/** Editors take a moment to show what they went back to. */
const EDITOR_QUIET = 200;
/**
 * Asks an editor to go back in its own history, which knows the formatting and the lines that are not drawn. The key is
 * for the editor alone: what the page listens to around it, such as an app's own undo, must not take it. Only those that
 * draw their text apart from a hidden field (Monaco) listen around it themselves.
 */
export async function undoByKey(editor: Element, mostSteps: number, isBack: () => boolean): Promise<void> {
  const stroke = parseKeyStroke(isMac() ? 'Meta+z' : 'Control+z');
  if (!stroke) return;
  const bubbles = drawnSurfaceOf(editor, createVisibility()) !== undefined;
  for (let step = 0; step < mostSteps && !isBack(); step += 1) {
    const init = { ...stroke, bubbles, cancelable: true, view: window };
    const isLeft = EventTarget.prototype.dispatchEvent.call(editor, new KeyboardEvent('keydown', init));
    // An editor that does not know the key will not know it the next time either.
    if (isLeft) return;
    await settle({ quiet: EDITOR_QUIET });
  }
}
