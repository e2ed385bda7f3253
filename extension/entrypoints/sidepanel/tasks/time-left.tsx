import { useEffect, useState } from 'react';
import { useMessages } from '../../../components/language.ts';
import cardStyles from '../thread/card/card.module.css';
import styles from './tasks.module.css';

/** By the clock of this computer; whether a decision is in time, the backend says. */
export function TimeLeft({ expiresAt }: { expiresAt: string }): React.ReactNode {
  const { tasks: messages } = useMessages();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  const seconds = Math.ceil((Date.parse(expiresAt) - now) / 1_000);
  return (
    <p className={`${cardStyles.site} ${styles.left}`} role="timer">
      {seconds > 0
        ? messages.left(Math.trunc(seconds / 60), String(seconds % 60).padStart(2, '0'))
        : messages.timeUp}
    </p>
  );
}
