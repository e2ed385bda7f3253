import { rectOf } from '../dom/box.ts';
import { composedAncestry } from '../dom/composed-tree.ts';
import { dispatch, isConnected, isMatching, queryAllIn } from '../dom/native-dom.ts';
import type { Point } from '../finding/hit-points.ts';

/** Under our pointer, so that it can leave when the pointer moves on. */
let hovered: Element | undefined;

export function hoverOver(element: Element, point: Point): void {
  if (hovered && hovered !== element && isConnected(hovered)) leave(hovered, element, placeAt(point));
  moveOver(element, point);
}

/**
 * Without the events of leaving: a hint that closes beside the element that was pressed before would be taken for an effect of
 * this press.
 */
export function moveOver(element: Element, point: Point): void {
  const place = placeAt(point);
  const from = hovered && isConnected(hovered) ? hovered : undefined;
  hovered = element;
  fire(element, 'over', { ...place, relatedTarget: from ?? null, bubbles: true, cancelable: true });
  const around = from ? new Set(composedAncestry(from)) : new Set();
  // From outside in, each not entered before.
  const entered = [...composedAncestry(element)].filter(at => !around.has(at)).reverse();
  for (const at of entered) fire(at, 'enter', { ...place, relatedTarget: from ?? null });
  fire(element, 'move', { ...place, bubbles: true, cancelable: true });
}

function placeAt({ x, y }: Point): MouseEventInit {
  return { composed: true, view: window, clientX: x, clientY: y };
}

function leave(from: Element, to: Element, place: MouseEventInit): void {
  const init = { ...place, relatedTarget: to };
  fire(from, 'out', { ...init, bubbles: true, cancelable: true });
  const kept = new Set(composedAncestry(to));
  for (const at of composedAncestry(from)) if (!kept.has(at)) fire(at, 'leave', init);
}

function fire(element: Element, event: string, init: MouseEventInit): void {
  const pointer = { ...init, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  dispatch(element, new PointerEvent(`pointer${event}`, pointer));
  dispatch(element, new MouseEvent(`mouse${event}`, init));
}

/** Whether a style sheet reveals something on a real hover, which scripts cannot simulate. */
export function opensByCssHover(element: Element): boolean {
  return [...document.styleSheets].some(sheet => rulesOf(sheet).some(rule => isHoverRule(rule, element)));
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  const isReadable = sheet.href === null || URL.parse(sheet.href)?.origin === location.origin;
  return isReadable ? [...sheet.cssRules] : [];
}

/** `.menu:hover .sub` shows one element while the pointer is over another. */
function isHoverRule(rule: CSSRule, element: Element): boolean {
  if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(':hover')) return false;
  if (!SHOWING.some(property => rule.style.getPropertyValue(property) !== '')) return false;
  return rule.selectorText.split(',').some(selector => {
    const [before = '', after = ''] = selector.split(':hover');
    const hoverable = before.trim();
    if (!/^\S*[\s>+~]/u.test(after) || hoverable === '' || !CSS.supports(`selector(${hoverable})`))
      return false;
    return isMatching(element, `${hoverable}, ${hoverable} *`) && isHidingAny(`${hoverable}${after}`);
  });
}

/** What can be seen already is only drawn in another way, as a picture that grows. */
function isHidingAny(selector: string): boolean {
  return !CSS.supports(`selector(${selector})`) || [...queryAllIn(document, selector)].some(isUnseen);
}

function isUnseen(element: Element): boolean {
  const { width, height, right, bottom } = rectOf(element);
  const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return !isDrawn || width * height === 0 || right <= 0 || bottom <= 0;
}

const SHOWING = ['display', 'visibility', 'opacity', 'transform', 'max-height', 'height', 'left', 'top'];
