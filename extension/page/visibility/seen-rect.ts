import { type Box, rectOf } from '../dom/box.ts';
import { composedParent } from '../dom/composed-tree.ts';
import { isInput, isTextArea } from '../dom/element-types.ts';
import { labelsOf } from '../dom/native-name.ts';
import { topElementAt } from '../dom/top-element.ts';
import { drawnBoxOf } from './drawn-box.ts';
import { drawnSurfaceOf } from './drawn-editor.ts';
import type { Visibility } from './visibility.ts';

/** Where a person sees the element, if they do. */
export function seenRect(element: Element, visibility: Visibility): Box | undefined {
  const own = rectOf(element);
  const surface = drawnSurfaceOf(element, visibility);
  if (surface) return rectOf(surface);
  if (own.width > 1 && own.height > 1 && visibility.sees(element, own)) return own;
  const isOverlay = own.width > MIN_OVERLAY && own.height > MIN_OVERLAY;
  if (!isTickOrFile(element)) {
    if (isOverlay && (isReachedField(element, own) || (isSlider(element) && isInView(element, visibility))))
      return own;
    const box = drawnBoxOf(element, visibility);
    return box && rectOf(box);
  }
  const label = labelsOf(element).find(
    candidate => visibility.sees(candidate) && rectOf(candidate).width > 1,
  );
  if (label) return rectOf(label);
  return isOverlay && isInView(element, visibility) ? own : undefined;
}

function isInView(element: Element, visibility: Visibility): boolean {
  const parent = composedParent(element);
  return parent !== null && visibility.sees(parent);
}

/** The browser's own slider, which a page hides in the handle that it draws (MUI). */
function isSlider(element: Element): boolean {
  return isInput(element) && element.type === 'range';
}

/** A transparent field that a press in its middle would reach: the page draws what is seen of it underneath. */
function isReachedField(element: Element, { left, top, width, height }: Box): boolean {
  if (!isInput(element) && !isTextArea(element)) return false;
  return topElementAt({ x: left + width / 2, y: top + height / 2 }) === element;
}

/** A transparent tick box of this size or more, in pixels, lies over the box that its page draws. */
const MIN_OVERLAY = 8;

/** Pages hide these and draw their own in the label, so that the label is what a person sees and clicks. */
export function isTickOrFile(element: Element): boolean {
  return isInput(element) && /^(checkbox|radio|file)$/u.test(element.type);
}
