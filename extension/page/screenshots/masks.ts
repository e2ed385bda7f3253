import type { Box } from '../dom/box.ts';
import { rectOf } from '../dom/box.ts';
import { type OwnLayer, openLayer } from '../dom/own-layer.ts';

/** Letters and shadows reach a little beyond the measured box. */
const MARGIN = 2;

let layer: OwnLayer | undefined;
let masks: HTMLElement[] = [];

/** Replaces the boxes; redrawn each time, to cover everything that opened since. */
export function drawMasks(boxes: readonly Box[]): void {
  removeMasks();
  if (boxes.length === 0) return;
  layer = openLayer(LOOKS);
  masks = boxes.map(maskOver);
  layer.root.append(...masks);
}

export function removeMasks(): void {
  layer?.host.remove();
  layer = undefined;
  masks = [];
}

export function areMasked(boxes: readonly Box[]): boolean {
  if (boxes.length === 0) return true;
  if (!layer?.host.matches(':popover-open')) return false;
  if (!layer.host.checkVisibility(SEEN)) return false;
  const drawn = masks.map(rectOf);
  return boxes.every(box => drawn.some(mask => isInside(box, mask)));
}

const SEEN = { opacityProperty: true, visibilityProperty: true };

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  );
}

function maskOver({ left, top, width, height }: Box): HTMLElement {
  const mask = document.createElement('div');
  mask.style.left = `${left - MARGIN}px`;
  mask.style.top = `${top - MARGIN}px`;
  mask.style.width = `${width + 2 * MARGIN}px`;
  mask.style.height = `${height + 2 * MARGIN}px`;
  return mask;
}

/** Our important rules precede the page's. `all` ends animations and transitions too. */
const LOOKS = `
  :host { all: initial !important; position: fixed !important; inset: 0 !important; pointer-events: none !important; }
  div { position: absolute; background: #000; forced-color-adjust: none; }
`;
