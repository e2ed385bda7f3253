import { rectOf } from './box.ts';
import { isWithin, shadowRootOf } from './composed-tree.ts';
import { activeElementOf, bodyOf, isMatching } from './native-dom.ts';

/** The last opened modal `<dialog>`, behind which all else is inert. Only a hit test on its middle tells which one that is. */
export function openModal(): Element | undefined {
  // The browser caches this list; for any other it walks the whole document.
  const dialogs = Document.prototype.getElementsByTagName.call(document, 'dialog');
  const modals = [...dialogs].filter(dialog => isMatching(dialog, ':modal'));
  const isMet = (modal: Element) => {
    const { left, top, width, height } = rectOf(modal);
    const met = topElementAt({ x: left + width / 2, y: top + height / 2 });
    return met && isWithin(met, modal);
  };
  return modals.findLast(isMet) ?? modals.at(-1);
}

/** Inside shadow trees too; undefined when the page itself has the focus. */
export function deepestFocus(): Element | undefined {
  let focused = activeElementOf(document);
  while (focused) {
    const inner = shadowRootOf(focused)?.activeElement;
    if (!inner) break;
    focused = inner;
  }
  return focused && focused !== bodyOf(document) ? focused : undefined;
}

export function topElementAt({ x, y }: { x: number; y: number }): Element | undefined {
  let top = Document.prototype.elementFromPoint.call(document, x, y);
  while (top) {
    const inner = shadowRootOf(top)?.elementFromPoint(x, y);
    if (!inner || inner === top) break;
    top = inner;
  }
  return top ?? undefined;
}
