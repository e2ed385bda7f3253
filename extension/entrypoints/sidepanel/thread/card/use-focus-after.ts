import { type RefObject, useLayoutEffect } from 'react';

/**
 * Whoever decides by a key would stand nowhere once the card is gone, and begin again at the top of the panel: they stay
 * in the conversation. Not in the composer, where the next Enter would send what stands there. Who is elsewhere stays there.
 */
export function useFocusAfter(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const card = place.current;
    const thread = card?.closest('main');
    return () => {
      if (card?.contains(document.activeElement)) thread?.focus({ preventScroll: true });
    };
  }, [place]);
}
