import { rectOf } from '../dom/box.ts';
import { isConnected } from '../dom/native-dom.ts';
import { openLayer } from '../dom/own-layer.ts';
import type { Share } from '../scrolling/point-in-box.ts';

export interface Mark {
  isShown(): boolean;
  remove(): void;
}

export interface Box {
  /** Marks stay until cleared; outlines belong to an open card. */
  layer: 'mark' | 'outline';
  /** `strong` and `faint`: the pointed-at outline and the others. */
  look: 'highlight' | 'underline' | 'outline' | 'outline strong' | 'outline faint' | 'point';
  color: string;
  /** Drawn there instead of around the element. */
  at?: Share;
}

interface DrawnBox extends Box {
  element: Element;
  drawing: HTMLElement;
}

/** The drawing's host, and how to stop following the page. Exists only while something is drawn. */
interface Layer {
  host: HTMLElement;
  root: ShadowRoot;
  leave(): void;
}

const boxes: DrawnBox[] = [];
let layer: Layer | undefined;

export function drawBox(element: Element, box: Box): Mark {
  layer ??= enterPage();
  const drawing = document.createElement('div');
  drawing.className = box.look;
  drawing.style.setProperty('--color', box.color);
  layer.root.append(drawing);
  const drawn = { ...box, element, drawing };
  boxes.push(drawn);
  place();
  const isShown = () => boxes.includes(drawn);
  return {
    isShown,
    remove: () => {
      if (isShown()) remove(drawn);
    },
  };
}

export function clearBoxes(which: Box['layer']): number {
  const cleared = boxes.filter(box => box.layer === which);
  for (const box of cleared) remove(box);
  return cleared.length;
}

function remove(box: DrawnBox): void {
  box.drawing.remove();
  boxes.splice(boxes.indexOf(box), 1);
  if (boxes.length > 0) return;
  layer?.leave();
  layer = undefined;
}

function place(): void {
  for (const box of [...boxes]) {
    if (!isConnected(box.element)) {
      remove(box);
      continue;
    }
    const { left, top, width, height } = rectOf(box.element);
    const { x, y } = box.at ?? { x: 0, y: 0 };
    box.drawing.style.translate = `${left + width * x}px ${top + height * y}px`;
    if (box.at) continue;
    box.drawing.style.width = `${width}px`;
    box.drawing.style.height = `${height}px`;
  }
}

const LOOKS = `
  div { position: absolute; left: 0; top: 0; box-sizing: border-box; }
  .outline { outline: 3px solid var(--color); outline-offset: 2px; border-radius: 3px;
    box-shadow: 0 0 0 1px #fff, 0 0 0 7px color-mix(in srgb, var(--color) 25%, transparent); }
  .strong { outline-width: 5px; background: color-mix(in srgb, var(--color) 18%, transparent);
    box-shadow: 0 0 0 1px #fff, 0 0 0 12px color-mix(in srgb, var(--color) 40%, transparent); }
  .faint { outline: 2px dashed var(--color); box-shadow: none; }
  .point { width: 24px; height: 24px; margin: -12px; border: 3px solid var(--color); border-radius: 50%;
    background: radial-gradient(var(--color) 3px, #fff 4px 5px, #0000 6px);
    box-shadow: 0 0 0 2px #fff, inset 0 0 0 2px #fff; }
  .highlight { background: color-mix(in srgb, var(--color) 40%, transparent); outline: 2px solid var(--color); }
  .underline { border-bottom: 3px solid var(--color); }
  @media (forced-colors: active) { .outline { outline-color: Highlight; } .point { border-color: Highlight; } }
`;

function enterPage(): Layer {
  const { host, root } = openLayer(LOOKS);
  return { host, root, leave: followPage(host) };
}

function followPage(host: HTMLElement): () => void {
  const following = new AbortController();
  const options = { capture: true, passive: true, signal: following.signal };
  let frame = 0;
  const replace = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  addEventListener('scroll', replace, options);
  addEventListener('resize', replace, options);
  addEventListener('transitionend', replace, options);
  const observer = new MutationObserver(replace);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => {
    following.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
    host.remove();
  };
}
