import { useMessages } from '../../../../components/language.ts';
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
  return (
    <details className={styles.sends}>
      <summary>{messages.sends(fields.length + more)}</summary>
      <p>{[method, encoding].filter(part => part !== '').join(' · ')}</p>
      <dl>
        {fields.map((field, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of one preview are replaced together.
          <div key={at}>
            <dt>
              <ShownText text={field.label} />
              {field.isHidden && <small>{messages.sentUnseen}</small>}
            </dt>
            <dd>
              <ShownText text={valueToSend(field, earlier)} />
            </dd>
          </div>
        ))}
      </dl>
      {more > 0 && <p>{messages.sentMore(more)}</p>}
    </details>
  );
}

/** As an earlier row of the card will write it, or as it is. */
function valueToSend({ elementId, values }: Submission['fields'][number], earlier: readonly Row[]): string {
  const writer = earlier.findLast(({ preview, unticked }) => {
    const binding = !unticked && preview.status === 'bound' ? preview.binding : undefined;
    return elementId !== undefined && binding?.kind === 'element' && binding.elementId === elementId;
  });
  const after = writer?.preview.status === 'bound' ? writer.preview.after : undefined;
  return typeof after === 'string' ? after : values.join(', ');
}
