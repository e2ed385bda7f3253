import { useMessages } from '../../../../components/language.ts';
import type { Failure } from '../../../../page/failure.ts';
import type { Row } from '../../conversation/card.ts';
import { RefusalText } from '../../site/refusal-line.tsx';
import { ShownText, Visible } from '../../ui/shown-text.tsx';
import { linesOf } from '../../ui/visible-text.ts';
import { messageForPerson } from '../../wording/person-message.ts';
import codeStyles from './code.module.css';
import styles from './rows.module.css';

export function hasChange({ preview }: Row): boolean {
  return preview.status === 'bound' && preview.after !== undefined;
}

/** The current value of the target, and the new one. */
export function RowChange({ row: { preview } }: { row: Row }): React.ReactNode {
  const { card: messages, word } = useMessages();
  if (preview.status !== 'bound' || preview.after === undefined) return null;
  const before = preview.before && word(preview.before);
  const after = word(preview.after);
  return (
    <div className={styles.change}>
      {before !== undefined && (
        <>
          <span className={styles.before}>
            {before === '' ? messages.empty : <ShownText text={before} />}
          </span>
          <span role="img" aria-label={messages.becomes}>
            {' → '}
          </span>
        </>
      )}
      <span className={styles.after}>{after === '' ? messages.empty : <ShownText text={after} />}</span>
    </div>
  );
}

/** All of the code, or of the arguments for a tool of the page. */
export function RowCode({ row: { preview } }: { row: Row }): React.ReactNode {
  const { card: messages } = useMessages();
  if (preview.status !== 'bound') return null;
  const { code, argumentsText } = preview;
  if (code !== undefined) return <WholeText text={code} titled={messages.code} />;
  return argumentsText !== undefined && <WholeText text={argumentsText} titled={messages.toolArguments} />;
}

interface WholeTextProps {
  text: string;
  titled(lines: number, characters: number): string;
}

/** In numbered lines, so that a wrapped line is not taken for two. */
function WholeText({ text, titled }: WholeTextProps): React.ReactNode {
  const lines = linesOf(text);
  const title = titled(lines.length, [...text].length);
  return (
    <figure className={codeStyles.code}>
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

export function RowObstacle({ row, before = 0 }: { row: Row; before?: number }): React.ReactNode {
  const { card: messages, format } = useMessages();
  const { preview, blockedBy } = row;
  if (blockedBy !== undefined)
    return <p className={styles.obstacle}>{messages.blocked(before + blockedBy + 1)}</p>;
  if (preview.status === 'bound' && preview.notYet)
    return <p className={styles.leftOut}>{messages.notYet}</p>;
  if (preview.status !== 'failed') return null;
  return (
    <p className={styles.obstacle}>
      {messages.cannot}
      {format.space}
      <RowReason failure={preview.failure} row={row} />
    </p>
  );
}

/** A site rule is the person's own, so the sentence for the model is not shown to them. */
export function RowReason({ failure, row: { proposed } }: { failure: Failure; row: Row }): React.ReactNode {
  const messages = useMessages();
  if (failure.site) return <RefusalText site={failure.site} />;
  return (
    <bdi>{messageForPerson({ ...failure, error_type: failure.type }, proposed !== undefined, messages)}</bdi>
  );
}
