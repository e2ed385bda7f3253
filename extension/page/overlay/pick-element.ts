import type { Language } from '@assent/shared';
import { isClickTarget } from '../dom/click-target.ts';
import { closestComposed } from '../dom/composed-tree.ts';
import { isFrame, isLabel } from '../dom/element-types.ts';
import { documentElementOf } from '../dom/native-dom.ts';
import { interactiveRole } from '../dom/role.ts';
import { topElementAt } from '../dom/top-element.ts';
import type { Point } from '../finding/hit-point.ts';
import { elementIds } from '../identity/element-ids.ts';
import { readOwnFacts } from '../reading/read-facts.ts';
import { openPickLayer } from './pick-layer.ts';

/** What the person points at, as we would call it. */
export interface Pointed {
  kind: string;
  name: string;
}

export interface PickRequest {
  language: Language;
  pointed(what: Pointed): void;
  picked(elementId: string): void;
  /** The person pressed Esc. */
  ended(): void;
  /** Whether they can go on pointing in that frame. */
  isServed(frame: Element): boolean;
}

/** What would press, choose or open something. Scrolling is left to the page, so that what is below can be reached. */
const SWALLOWED = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'dblclick', 'auxclick', 'contextmenu'],
  ...['touchstart', 'touchend', 'dragstart', 'selectstart', 'pointerover', 'mouseover', 'mousemove'],
];

/**
 * Lets the person point at an element. What they do is swallowed before it gets to anything in the page, and nothing but
 * their own hand picks. Returns how to stop.
 */
export function pickElement(request: PickRequest): () => void {
  const layer = openPickLayer();
  const ending = new AbortController();
  let at: Point | undefined;
  const elementAt = (point: Point): Element | undefined => layer.without(() => offeredAt(point));
  const look = (): void => {
    const element = at && elementAt(at);
    const isLetThrough = element !== undefined && isFrame(element) && request.isServed(element);
    layer.letThrough(isLetThrough);
    if (!element || isLetThrough) {
      layer.hide();
      return;
    }
    const { kind, name } = readOwnFacts(element, request.language);
    layer.show(element, name === '' ? kind : `${kind}: ${name}`);
    request.pointed({ kind, name });
  };
  const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    at = { x, y };
    look();
  };
  const pick = ({ clientX: x, clientY: y }: MouseEvent): void => {
    const element = elementAt({ x, y });
    if (element) request.picked(elementIds.idOf(element));
  };
  const options = { capture: true, signal: ending.signal, passive: false };
  addEventListener('pointermove', event => swallow(event) && move(event), options);
  addEventListener('click', event => swallow(event) && pick(event), options);
  addEventListener('keydown', event => event.key === 'Escape' && swallow(event) && request.ended(), options);
  for (const type of SWALLOWED) addEventListener(type, event => void swallow(event), options);
  addEventListener('scroll', look, { ...options, passive: true });
  documentElementOf(document).addEventListener('pointerleave', layer.hide, options);
  return () => {
    ending.abort();
    layer.remove();
  };
}

/**
 * What a person means who points there: the closest thing that can be acted on, or what is seen there where there is none,
 * as for reading and marking. A label stands for its field.
 */
function offeredAt(point: Point): Element | undefined {
  const top = topElementAt(point);
  const offered = top && closestComposed(top, isOffered);
  return (offered && fieldOf(offered)) ?? offered ?? top;
}

function isOffered(element: Element): boolean {
  return fieldOf(element) !== undefined || interactiveRole(element) !== undefined || isClickTarget(element);
}

function fieldOf(element: Element): Element | undefined {
  return isLabel(element) ? (element.control ?? undefined) : undefined;
}

/** Keeps what the person does from the page. What a page does by itself is left alone, and counts for nothing: false. */
function swallow(event: Event): boolean {
  if (!event.isTrusted) return false;
  if (event.cancelable) event.preventDefault();
  event.stopImmediatePropagation();
  return true;
}
