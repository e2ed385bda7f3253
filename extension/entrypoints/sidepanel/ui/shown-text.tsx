import { useMessages } from '../../../components/language.ts';
import { visibleText } from '../../../messages/formatting/visible-characters.ts';
import styles from './shown-text.module.css';
import { headAndTail } from './visible-text.ts';

interface ShownTextProps {
  text: string;
  /** The number of characters shown without a fold. */
  whole?: number;
  head?: number;
  tail?: number;
  /** The characters of the text in the page, where this is only a part. */
  length?: number | undefined;
}

/** Text from a page or a model, isolated from the surrounding text, with hidden characters made visible. */
export function ShownText({ text, whole, head, tail, length }: ShownTextProps): React.ReactNode {
  const cut = headAndTail(text, whole, head, tail);
  return cut ? <LongText text={text} {...cut} length={length ?? cut.length} /> : <Visible text={text} />;
}

function LongText(long: { text: string; head: string; tail: string; length: number }): React.ReactNode {
  const { card: messages } = useMessages();
  return (
    <span className={styles.long}>
      <Visible text={long.head} />
      <span className={styles.mark}> … </span>
      <Visible text={long.tail} />
      <details>
        <summary>
          {messages.characters(long.length)} · {messages.showAll}
        </summary>
        <Visible text={long.text} />
      </details>
    </span>
  );
}

/** The whole text, with hidden characters made visible. */
export function Visible({ text }: { text: string }): React.ReactNode {
  return (
    <bdi className={styles.verbatim}>
      {visibleText(text).map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
          <span key={index} className={styles.mark}>
            {part.text}
          </span>
        ),
      )}
    </bdi>
  );
}
