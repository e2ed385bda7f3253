import { linkOf } from '../dom/destination.ts';
import { dispatch, isConnected } from '../dom/native-dom.ts';
import type { Hit } from '../finding/hit-point.ts';
import { guardAct } from '../identity/act-guard.ts';
import { type PressEnd, press } from './press.ts';
import { selectByClicks } from './select-by-clicks.ts';

type MouseButton = 'left' | 'right' | 'middle';

export interface MousePress {
  button: MouseButton;
  count: number;
}

export interface MouseEnd {
  /** `half`: not all clicks, since the page changed, covered or removed the element. */
  end: PressEnd | 'half';
  /** The page handled the last event itself: its own menu instead of the browser's, no link followed. */
  isTaken: boolean;
}

/**
 * Presses of any button, with all events at the place of the pointer; `aim` finds it before each. The second click of the
 * main button is followed by a double click.
 */
export function pressMouse(aim: () => Hit, element: Element, { button, count }: MousePress): MouseEnd {
  const guard = guardAct(element);
  const { hold, release, ...codes } = BUTTONS[button];
  let isTaken = false;
  for (let nth = 1; nth <= count; nth += 1) {
    const hit = nth === 1 || (isConnected(element) && guard.isSameTarget()) ? aim() : undefined;
    if (hit?.status !== 'hit') return { end: nth === 1 ? 'not pressed' : 'half', isTaken };
    const extent = button === 'left' && count === 1 ? 'turn' : 'whole';
    const end = press(hit.top, hit.point, element, extent, {
      ...codes,
      detail: nth,
      hold: (at, place) => hold?.(at, place, nth),
      release: (at, place) => {
        isTaken = !release(at, place, nth);
      },
    });
    if (end !== 'done') return { end: nth === 1 ? end : 'half', isTaken };
    if (button !== 'left' || nth !== 2) continue;
    if (!isConnected(hit.top) || !guard.isKept()) return { end: 'half', isTaken };
    dispatch(hit.top, new MouseEvent('dblclick', { ...placeOf(hit.point), button: 0, detail: 2 }));
  }
  return { end: 'done', isTaken };
}

/** Its codes in `MouseEvent`, what it does while it is down, and the end, which is false when the page prevented that. */
interface Button {
  button: number;
  buttons: number;
  hold?(at: Element, place: PointerEventInit, nth: number): void;
  release(at: Element, place: PointerEventInit, nth: number): boolean;
}

/** The right button's order is that of Windows, where a menu opens last: what it is for is compared before. */
const BUTTONS: Readonly<Record<MouseButton, Button>> = {
  left: {
    button: 0,
    buttons: 1,
    hold: selectByClicks,
    release: (at, place, nth) =>
      dispatch(at, new PointerEvent('click', { ...place, button: 0, detail: nth })),
  },
  right: {
    button: 2,
    buttons: 2,
    release: (at, place, nth) => {
      dispatch(at, new PointerEvent('auxclick', { ...place, button: 2, detail: nth }));
      return dispatch(at, new PointerEvent('contextmenu', { ...place, button: 2 }));
    },
  },
  middle: {
    button: 1,
    buttons: 4,
    release: (at, place, nth) => {
      const isFree = dispatch(at, new PointerEvent('auxclick', { ...place, button: 1, detail: nth }));
      if (isFree) followInTab(at);
      return isFree;
    },
  },
};

/** The browser's own part of a middle click, which it leaves out for events of scripts. Apart from the page, which sees no more. */
function followInTab(element: Element): void {
  const destination = linkOf(element);
  if (!destination || !/^https?:$/u.test(destination.protocol)) return;
  const link = document.createElement('a');
  link.href = destination.href;
  link.rel = 'noopener';
  link.dispatchEvent(new MouseEvent('click', { button: 1, cancelable: true }));
}

function placeOf({ x, y }: { x: number; y: number }): MouseEventInit {
  return { bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y };
}
