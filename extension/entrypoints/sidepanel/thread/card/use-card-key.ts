import { type RefObject, useEffect } from 'react';

/**
 * F6, with which Windows and Chrome go from pane to pane, goes from anywhere in the panel to the card that waits. Within
 * the card it stays Chrome's own, so that nobody is held here.
 */
export function useCardKey(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const goTo = (event: KeyboardEvent): void => {
      const card = place.current;
      if (event.key !== 'F6' || event.shiftKey || event.isComposing || !card) return;
      if (card.contains(document.activeElement)) return;
      event.preventDefault();
      card.focus();
      card.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', goTo);
    return () => document.removeEventListener('keydown', goTo);
  }, [place]);
}
