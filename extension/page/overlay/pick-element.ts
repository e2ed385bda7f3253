import type { Language } from '@assent/shared';
import { topElementAt } from '../dom/active-elements.ts';
import { rectOf } from '../dom/box.ts';
import { cleanText } from '../dom/clean-text.ts';
import { isClickTarget } from '../dom/click-target.ts';
import { closestComposed } from '../dom/composed-tree.ts';
import { isFrame, isLabel } from '../dom/element-types.ts';
import { documentElementOf } from '../dom/native-dom.ts';
import { openLayer } from '../dom/own-layer.ts';
import { interactiveRole } from '../dom/role.ts';
import type { Point } from '../finding/hit-points.ts';
import { elementIds } from '../identity/element-ids.ts';
import { readOwnFacts } from '../reading/read-facts.ts';

const MAX_NAME = 80;

const LOOKS = `
  div { position: absolute; left: 0; top: 0; box-sizing: border-box; }
  [hidden] { display: none; }
  .shield { inset: 0; pointer-events: auto; cursor: crosshair; }
  .frame { outline: 3px solid #0e8a5f; outline-offset: 1px; border-radius: 3px;
    background: color-mix(in srgb, #0e8a5f 20%, transparent); box-shadow: 0 0 0 5px #fff8; }
  .name { max-width: 80%; padding: 3px 9px; border-radius: 6px; color: #fff; background: #4c1d95;
    font: 500 13px/1.4 system-ui, sans-serif; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  @media (forced-colors: active) {
    .frame { outline-color: Highlight; }
    .name { color: CanvasText; background: Canvas; border: 2px solid Highlight; }
  }
`;

interface Pointed {
  kind: string;
  name: string;
}

export interface PickRequest {
  language: Language;
  pointed(what: Pointed): void;
  picked(elementId: string): void;
  ended(): void;
  isServed(frame: Element): boolean;
}

/** Would press, choose or open something. Scrolling stays with the page, to reach what is below. */
const SUPPRESSED = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'dblclick', 'auxclick', 'contextmenu'],
  ...['touchstart', 'touchend', 'dragstart', 'selectstart', 'pointerover', 'mouseover', 'mousemove'],
];

/** Lets the person point at an element. Blocks their input from the page; only real input picks. Returns how to stop. */
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
    const { kind, name: whole } = readOwnFacts(element, request.language);
    const name = cleanText(whole, MAX_NAME);
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
  addEventListener('pointermove', event => suppress(event) && move(event), options);
  addEventListener('click', event => suppress(event) && pick(event), options);
  addEventListener('keydown', event => event.key === 'Escape' && suppress(event) && request.ended(), options);
  for (const type of SUPPRESSED) addEventListener(type, event => void suppress(event), options);
  addEventListener('scroll', look, { ...options, passive: true });
  documentElementOf(document).addEventListener('pointerleave', layer.hide, options);
  return () => {
    ending.abort();
    layer.remove();
  };
}

/** The nearest target at a point, or the visible element there, as for reading and marking. A label stands for its field. */
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

/** Keeps the person's input from the page. Scripted events pass and do not count: false. */
function suppress(event: Event): boolean {
  if (!event.isTrusted) return false;
  if (event.cancelable) event.preventDefault();
  event.stopImmediatePropagation();
  return true;
}

/** Over the page while pointing: a shield for the pointer, a frame around the element, its name. */
interface PickLayer {
  show(element: Element, label: string): void;
  hide(): void;
  /** Runs a function as if the shield were absent. */
  without<Found>(look: () => Found): Found;
  /** Passes the pointer to a frame with its own shield. */
  letThrough(isLetThrough: boolean): void;
  remove(): void;
}

function openPickLayer(): PickLayer {
  const { host, root } = openLayer(LOOKS);
  const [shield, frame, name] = [divOf('shield'), divOf('frame'), divOf('name')];
  name.dir = 'auto';
  root.append(shield, frame, name);
  let isOpen = false;
  const hide = (): void => {
    for (const part of [frame, name]) part.hidden = true;
  };
  hide();
  return {
    show: (element, label) => {
      const { left, top, width, height } = rectOf(element);
      for (const part of [frame, name]) part.hidden = false;
      Object.assign(frame.style, {
        translate: `${left}px ${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      name.textContent = label;
      const above = top - name.offsetHeight - 6;
      const across = Math.max(4, Math.min(left, innerWidth - name.offsetWidth - 4));
      name.style.translate = `${across}px ${above < 4 ? Math.min(top + height + 6, innerHeight - name.offsetHeight - 4) : above}px`;
    },
    hide,
    without: look => {
      shield.style.pointerEvents = 'none';
      const found = look();
      shield.style.pointerEvents = isOpen ? 'none' : 'auto';
      return found;
    },
    letThrough: isLetThrough => {
      isOpen = isLetThrough;
      shield.style.pointerEvents = isOpen ? 'none' : 'auto';
    },
    remove: () => host.remove(),
  };
}

function divOf(name: string): HTMLDivElement {
  const div = document.createElement('div');
  div.className = name;
  return div;
}
