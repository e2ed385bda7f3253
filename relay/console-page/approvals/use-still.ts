import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds for which something must have stood where it is. */
const STILL = 600;

/** Milliseconds between two looks at where it is. */
const EVERY = 100;

/**
 * Whether an element has been seen in the same place for a while: what has just appeared or moved takes no press, which was meant for
 * what stood there before. `stayed` looks again at the moment of a press.
 */
export function useStill(element: RefObject<HTMLElement | null>): { isStill: boolean; stayed(): boolean } {
  const [isStill, setStill] = useState(false);
  const seen = useRef('');
  useEffect(() => {
    let since = performance.now();
    const look = (): void => {
      const place = placeOf(element.current);
      if (place !== seen.current || document.visibilityState === 'hidden') since = performance.now();
      seen.current = place;
      setStill(performance.now() - since >= STILL);
    };
    look();
    const clock = setInterval(look, EVERY);
    return () => clearInterval(clock);
  }, [element]);
  return { isStill, stayed: () => placeOf(element.current) === seen.current };
}

function placeOf(element: HTMLElement | null): string {
  if (!element) return '';
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].join(' ');
}
