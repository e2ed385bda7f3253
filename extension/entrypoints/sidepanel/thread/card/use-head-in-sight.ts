import { type RefObject, useLayoutEffect } from 'react';

/**
 * The thread keeps its end in sight. A card that is higher than the thread would so come with its question out of sight:
 * it is read from its head on, and decided on at its end. Only when it comes, so that nobody is moved while they read;
 * when it goes, what follows it is in sight again.
 */
export function useHeadInSight(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const card = place.current;
    const thread = card?.closest('main');
    if (!card || !thread || card.offsetHeight <= thread.clientHeight) return;
    card.scrollIntoView({ block: 'start' });
    return () => {
      thread.scrollTop = 0;
    };
  }, [place]);
}
