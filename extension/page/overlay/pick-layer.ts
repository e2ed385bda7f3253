import { rectOf } from '../dom/box.ts';
import { openLayer } from '../dom/own-layer.ts';

/** What is over the page while the person points: a shield that takes the pointer, a frame around what is meant, its name. */
export interface PickLayer {
  show(element: Element, label: string): void;
  hide(): void;
  /** Runs a look at the page as if the shield were not there. */
  without<Found>(look: () => Found): Found;
  /** Lets the pointer through, to a frame that has a shield of its own. */
  letThrough(isLetThrough: boolean): void;
  remove(): void;
}

export function openPickLayer(): PickLayer {
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

const LOOKS = `
  div { position: absolute; left: 0; top: 0; box-sizing: border-box; }
  [hidden] { display: none; }
  .shield { inset: 0; pointer-events: auto; cursor: crosshair; }
  .frame { outline: 3px solid #7c3aed; outline-offset: 1px; border-radius: 3px;
    background: color-mix(in srgb, #7c3aed 20%, transparent); box-shadow: 0 0 0 5px #fff8; }
  .name { max-width: 80%; padding: 3px 9px; border-radius: 6px; color: #fff; background: #4c1d95;
    font: 500 13px/1.4 system-ui, sans-serif; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  @media (forced-colors: active) {
    .frame { outline-color: Highlight; }
    .name { color: CanvasText; background: Canvas; border: 2px solid Highlight; }
  }
`;
