import { settle } from '../timing/settle.ts';
import { drawnSurfaceOf } from '../visibility/drawn-editor.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { isMac, parseKeyStroke } from './key-stroke.ts';

/** Editors take a moment to show an undo. */
const EDITOR_QUIET = 200;
/**
 * Undoes in an editor's own history, which knows formatting and undrawn lines. An app's undo around it must not get the
 * key, except for editors that draw apart from a hidden field (Monaco) and listen around it.
 */
export async function undoByKey(editor: Element, mostSteps: number, isBack: () => boolean): Promise<void> {
  const stroke = parseKeyStroke(isMac() ? 'Meta+z' : 'Control+z');
  if (!stroke) return;
  const bubbles = drawnSurfaceOf(editor, createVisibility()) !== undefined;
  for (let step = 0; step < mostSteps && !isBack(); step += 1) {
    const init = { ...stroke, bubbles, cancelable: true, view: window };
    const isLeft = EventTarget.prototype.dispatchEvent.call(editor, new KeyboardEvent('keydown', init));
    // An editor that ignored the key will ignore it again.
    if (isLeft) return;
    await settle({ quiet: EDITOR_QUIET });
  }
}
