import { useMessages } from '../../../../components/language.ts';
import type { Row } from '../../conversation/card.ts';
import { Visible } from '../../ui/shown-text.tsx';
import { linesOf } from '../../ui/visible-text.ts';
import styles from './code.module.css';

/** All of the code in numbered lines, so that a wrapped line is not taken for two. */
export function RowCode({ row: { preview } }: { row: Row }): React.ReactNode {
  const { card: messages } = useMessages();
  if (preview.status !== 'bound' || preview.code === undefined) return null;
  const { code } = preview;
  const lines = linesOf(code);
  const title = messages.code(lines.length, [...code].length);
  return (
    <figure className={styles.code}>
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section dir="ltr" aria-label={title} tabIndex={0}>
        <ol>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one code never move.
            <li key={index}>
              <Visible text={line} />
            </li>
          ))}
        </ol>
      </section>
    </figure>
  );
}
