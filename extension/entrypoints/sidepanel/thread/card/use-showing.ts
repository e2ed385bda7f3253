import { useEffect } from 'react';
import { useTurn } from '../../panel-context.ts';

/** Arms the card when it comes in sight, and keeps it true to the page: from when it is there, while the panel is seen. */
export function useShowing(callId: string): void {
  const turn = useTurn();
  useEffect(() => {
    const show = (): void => {
      if (document.hidden) turn.hideCard();
      else turn.showCard(callId);
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, [turn, callId]);
}
