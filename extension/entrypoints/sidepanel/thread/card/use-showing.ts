import { useEffect } from 'react';
import { useTurn } from '../../panel-context.ts';

/** Arms the card when it comes in sight: when it is there, and whenever the panel is uncovered again. */
export function useShowing(callId: string): void {
  const turn = useTurn();
  useEffect(() => {
    const show = (): void => {
      if (!document.hidden) turn.showCard(callId);
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, [turn, callId]);
}
