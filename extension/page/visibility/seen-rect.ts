import { topElementAt } from '../dom/active-elements.ts';
import { type Box, rectOf } from '../dom/box.ts';
import { composedAncestry, composedParent, walkComposed } from '../dom/composed-tree.ts';
import { isInput, isSvgElement, isTextArea } from '../dom/element-types.ts';
import { isMatching } from '../dom/native-dom.ts';
import { labelsOf } from '../dom/native-name.ts';
import { drawnSurfaceOf } from './drawn-editor.ts';
import type { Visibility } from './visibility.ts';

const LEVELS = 4;

const SMALLEST = 8;

/** Kits draw choices, slider thumbs and code digits themselves. */
const DRAWN = '[role=combobox], [type=range], [autocomplete=one-time-code]';

const FIELDS = 'input:not([type=hidden]), select, textarea, [role=combobox], [role=textbox], [role=listbox]';

export function seenRect(element: Element, visibility: Visibility): Box | undefined {
  const own = rectOf(element);
  const surface = drawnSurfaceOf(element, visibility);
  if (surface) return rectOf(surface);
  const isThin = own.width <= 1 || own.height <= 1;
  // A straight line of a drawing has no width of its own.
  const hasSize = !isThin || (isSvgElement(element) && own.width + own.height > SMALLEST);
  if (hasSize && visibility.sees(element, own)) return own;
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

/** What is not offered unasked and yet can be pressed: a dot, the content of `display: contents`, a field's label. */
export function isSeenElsewhere(element: Element, visibility: Visibility): boolean {
  const { width, height } = rectOf(element);
  if (width > 0 && height > 0) return width >= 1 && height >= 1 && visibility.sees(element);
  if (getComputedStyle(element).display === 'contents') return visibility.perceives(element);
  return labelsOf(element).some(label => visibility.sees(label));
}

function isInView(element: Element, visibility: Visibility): boolean {
  const parent = composedParent(element);
  return parent !== null && visibility.sees(parent);
}

/** The browser's slider, hidden in the page's handle (MUI). */
function isSlider(element: Element): boolean {
  return isInput(element) && element.type === 'range';
}

/** A transparent field reachable in its middle: the page draws its looks underneath. */
function isReachedField(element: Element, { left, top, width, height }: Box): boolean {
  if (!isInput(element) && !isTextArea(element)) return false;
  return topElementAt({ x: left + width / 2, y: top + height / 2 }) === element;
}

/** A transparent tick box of this size in pixels covers the one that its page draws. */
const MIN_OVERLAY = 8;

/** Pages hide these and draw their own in the label, which a person sees and clicks. */
export function isTickOrFile(element: Element): boolean {
  return isInput(element) && /^(checkbox|radio|file)$/u.test(element.type);
}

/** Whether it is of a kind that pages draw themselves. */
export function mayBeDrawn(element: Element): boolean {
  return isInput(element) && isMatching(element, DRAWN);
}

/** The box drawn for a field with an invisible input. Undefined where another field shares it. */
export function drawnBoxOf(element: Element, visibility: Visibility): Element | undefined {
  if (!mayBeDrawn(element)) return undefined;
  for (const box of [...composedAncestry(element)].slice(1, LEVELS + 1)) {
    if (isMatching(box, 'form, fieldset, label') || holdsOtherField(box, element)) return undefined;
    const { width, height } = rectOf(box);
    if (width > SMALLEST && height > SMALLEST && visibility.sees(box)) return box;
  }
  return undefined;
}

function holdsOtherField(box: Element, own: Element): boolean {
  let isFound = false;
  walkComposed(box, element => {
    isFound ||= element !== own && isMatching(element, FIELDS);
    return !isFound;
  });
  return isFound;
}
