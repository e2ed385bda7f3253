import { useMessages } from '../../../../components/language.ts';
import type { MessageText } from '../../../../messages/message.ts';
import type { Submission } from '../../../../operations/contract/preview.ts';
import type { Row } from '../../conversation/card.ts';
import { ShownText } from '../../ui/shown-text.tsx';
import styles from './rows.module.css';

interface RowSendsProps {
  row: Row;
  /** The rows of the card that run before. */
  earlier: readonly Row[];
}

/** What a submit sends, on demand: hidden fields too, and what earlier rows of the card will have written. */
export function RowSends({ row: { preview }, earlier }: RowSendsProps): React.ReactNode {
  const { card: messages } = useMessages();
  if (preview.status !== 'bound' || !preview.sends) return null;
  const { method, encoding, fields, more = 0 } = preview.sends;
  // Fields without names are not sent by the form, but its page may read them: "sends nothing" would mislead.
  if (fields.length === 0) return null;
  const way = method === 'GET' ? messages.inAddress(method) : method;
  return (
    <details className={styles.sends}>
      <summary>{messages.sends(fields.filter(field => isSent(field, earlier)).length + more)}</summary>
      <p>{[way, encoding].filter(part => part !== '').join(' · ')}</p>
      <dl>
        {fields.map((field, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of one preview are replaced together.
          <div key={at}>
            <dt>
              <ShownText text={field.label} />
              {field.name !== undefined && (
                <small>
                  <ShownText text={field.name} />
                </small>
              )}
              {field.isHidden && <small>{messages.sentUnseen}</small>}
            </dt>
            <dd>
              <FieldValue field={field} earlier={earlier} />
            </dd>
          </div>
        ))}
      </dl>
      {more > 0 && <p>{messages.sentMore(more)}</p>}
    </details>
  );
}

type Field = Submission['fields'][number];

function isSent(field: Field, earlier: readonly Row[]): boolean {
  const written = writtenTo(field, earlier);
  if (written === undefined) return !field.isUnsent;
  return typeof written === 'string' || written.code !== 'tick.state.off';
}

function FieldValue({ field, earlier }: { field: Field; earlier: readonly Row[] }): React.ReactNode {
  const { card: messages, word } = useMessages();
  const writing = writtenTo(field, earlier);
  const written = writing === undefined ? undefined : word(writing);
  if (written === undefined && field.isUnsent) return <em className={styles.unsent}>{messages.notSent}</em>;
  return (
    <ShownText
      text={written ?? field.values.join(', ')}
      length={written === undefined ? field.length : undefined}
    />
  );
}

/** As an earlier row of the card will write it. */
function writtenTo({ elementId }: Field, earlier: readonly Row[]): MessageText | undefined {
  const writer = earlier.findLast(({ preview, unticked }) => {
    const binding = !unticked && preview.status === 'bound' ? preview.binding : undefined;
    return elementId !== undefined && binding?.kind === 'element' && binding.elementId === elementId;
  });
  return writer?.preview.status === 'bound' ? writer.preview.after : undefined;
}
