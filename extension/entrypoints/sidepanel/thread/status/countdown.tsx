import { useEffect, useState } from 'react';
import { useMessages } from '../../../../components/language.ts';

/** How long the backend asked to be left alone. Said to screen readers when it is over, not every second. */
export function Countdown({ seconds }: { seconds: number }): React.ReactNode {
  const { status: messages } = useMessages();
  const left = useSecondsLeft(seconds);
  return (
    <>
      <p role="timer" aria-live="off">
        {left > 0 && messages.retryIn(left)}
      </p>
      <p role="status">{left === 0 && messages.retryNow}</p>
    </>
  );
}

/** By the clock: timers of a page that is out of sight are late. */
function useSecondsLeft(seconds: number): number {
  const [end] = useState(() => performance.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}
