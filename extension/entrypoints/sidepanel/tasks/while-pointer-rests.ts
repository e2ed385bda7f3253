import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds without a movement or a press of the pointer. */
export const RESTING_MILLISECONDS = 500;

const ACTIVITY = ['pointermove', 'pointerdown', 'pointerup', 'wheel'] as const;

/**
 * The newest value, once the pointer has rested for a moment: what appears, grows or goes moves the rest of the panel, which must
 * not happen under a pointer that is on its way.
 */
export function useWhilePointerRests<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  useEffect(() => {
    if (value === shown) return;
    let timer = 0;
    const wait = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => show(value), RESTING_MILLISECONDS);
    };
    wait();
    for (const type of ACTIVITY) addEventListener(type, wait, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of ACTIVITY) removeEventListener(type, wait, { capture: true });
    };
  }, [value, shown]);
  return shown;
}

/** Where the pointer is in the window; undefined outside. */
export type PointerPlace = RefObject<{ x: number; y: number } | undefined>;

export function usePointerPlace(): PointerPlace {
  const place: PointerPlace = useRef(undefined);
  useEffect(() => {
    const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
      place.current = { x, y };
    };
    const leave = (): void => {
      place.current = undefined;
    };
    addEventListener('pointermove', move, { capture: true, passive: true });
    document.documentElement.addEventListener('pointerleave', leave);
    return () => {
      removeEventListener('pointermove', move, { capture: true });
      document.documentElement.removeEventListener('pointerleave', leave);
    };
  }, []);
  return place;
}
