import { type Call, isSettled } from '../../conversation/call.ts';
import { textOfReply } from '../../conversation/text-of-reply.ts';
import { useWords } from '../../panel-context.ts';
import styles from './card.module.css';
import { Visible } from './shown-text.tsx';
import { linesOf } from './visible-text.ts';

/** What the model got of a call beyond what the record says of it: what was read on a page, and what was said to the model alone. */
export function SentText({ call: { state } }: { call: Call }): React.ReactNode {
  const words = useWords();
  const text = isSettled(state) && state.delivery !== 'dropped' ? textOfReply(state, words) : '';
  if (text === '') return null;
  return (
    <details className={styles.raw}>
      <summary>{words.call.textSent}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className={styles.sent} aria-label={words.call.textSent} tabIndex={0}>
        {linesOf(text).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move.
          <div key={index}>
            <Visible text={line} />
          </div>
        ))}
      </section>
    </details>
  );
}
