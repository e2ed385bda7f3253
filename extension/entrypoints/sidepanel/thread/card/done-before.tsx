import { useMessages } from '../../../../components/language.ts';
import type { Call } from '../../conversation/call.ts';
import { ActionRow } from './action-row.tsx';
import styles from './rows.module.css';

/** What was done by the presses before, on the pages that the call came through. */
export function DoneBefore({ done }: Pick<Call, 'done'>): React.ReactNode {
  const { card: messages } = useMessages();
  if (!done) return null;
  return (
    <section className={styles.doneBefore} aria-label={messages.doneBefore}>
      <h3 className={styles.groupTitle}>{messages.doneBefore}</h3>
      <ol className={styles.rows}>
        {done.rows.map((row, index) => {
          const outcome = done.outcomes[index];
          const progress = outcome && ({ status: 'ended', outcome } as const);
          // biome-ignore lint/suspicious/noArrayIndexKey: what is done does not move.
          return <ActionRow key={index} row={row} number={index + 1} isAlone={false} progress={progress} />;
        })}
      </ol>
    </section>
  );
}
