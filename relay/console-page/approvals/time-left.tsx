import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../state/console-context.ts';

/** The seconds until a moment, as they pass. */
export function TimeLeft({ until, whenOver }: { until: string; whenOver(): void }): ReactNode {
  const { approval: messages } = useMessages();
  const [seconds, setSeconds] = useState(() => secondsTo(until));
  useEffect(() => {
    const tick = (): void => {
      const left = secondsTo(until);
      setSeconds(left);
      if (left > 0) return;
      clearInterval(clock);
      whenOver();
    };
    const clock = setInterval(tick, 1_000);
    return () => clearInterval(clock);
  }, [until, whenOver]);
  return <p className="left">{seconds === 0 ? messages.over : messages.left(clockOf(seconds))}</p>;
}

function secondsTo(moment: string): number {
  return Math.max(0, Math.round((Date.parse(moment) - Date.now()) / 1_000));
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
