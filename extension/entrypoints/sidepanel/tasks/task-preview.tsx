import type { ApprovalPreview } from '@assent/shared';
import { useMessages } from '../../../components/language.ts';
import { effectClassSchema } from '../../../operations/contract/action.ts';
import cardStyles from '../thread/card/card.module.css';
import { EffectChip } from '../thread/card/row-title.tsx';
import { LookalikeNote } from '../thread/card/row-where.tsx';
import rowStyles from '../thread/card/rows.module.css';
import pictureStyles from '../thread/card/sent-pictures.module.css';
import { ShownText } from '../ui/shown-text.tsx';
import styles from './tasks.module.css';

/** What the action would do, as the relay's engine read it from the page: names and values are the page's words. */
export function TaskPreview({ preview }: { preview: ApprovalPreview }): React.ReactNode {
  return (
    <div className={rowStyles.row}>
      <div className={rowStyles.main}>
        <PreviewTitle preview={preview} />
        <PreviewChange preview={preview} />
        <PreviewDetails preview={preview} />
        <PreviewSends preview={preview} />
        <span data-end className={styles.end} />
      </div>
    </div>
  );
}

function PreviewTitle({ preview: { effect, risk, parts } }: { preview: ApprovalPreview }): React.ReactNode {
  const { format } = useMessages();
  const { data } = effectClassSchema.safeParse(effect);
  const [open, close] = format.quotes;
  return (
    <div className={rowStyles.what}>
      {data ? <EffectChip effect={data} /> : <span className={cardStyles.chip}>{risk}</span>}
      <strong>{parts.before}</strong>{' '}
      {parts.kind !== '' && <span className={cardStyles.kind}>{parts.kind}</span>}{' '}
      {parts.name !== '' && (
        <span className={cardStyles.target}>
          {open}
          <ShownText text={parts.name} />
          {close}
        </span>
      )}
      <LookalikeNote text={parts.name} /> {parts.after !== '' && <strong>{parts.after}</strong>}
    </div>
  );
}

function PreviewChange({ preview: { before, after } }: { preview: ApprovalPreview }): React.ReactNode {
  const { card: messages } = useMessages();
  if (after === undefined) return null;
  const value = (text: string): React.ReactNode => (text === '' ? messages.empty : <ShownText text={text} />);
  return (
    <div className={rowStyles.change}>
      {before !== undefined && (
        <>
          <span className={rowStyles.before}>{value(before)}</span>
          <span role="img" aria-label={messages.becomes}>
            {' → '}
          </span>
        </>
      )}
      <span className={rowStyles.after}>{value(after)}</span>
    </div>
  );
}

function PreviewDetails({ preview: { details } }: { preview: ApprovalPreview }): React.ReactNode {
  const { format } = useMessages();
  return details.map(({ label, text, isWarning }, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one preview never move.
      key={index}
      className={isWarning ? cardStyles.painted : cardStyles.where}
    >
      {label}
      {format.space}
      <q className={cardStyles.quoted}>
        <ShownText text={text} />
      </q>
      <LookalikeNote text={text} />
    </span>
  ));
}

/** What a submit sends, unfolded: nobody else shows it. */
function PreviewSends({ preview: { sends } }: { preview: ApprovalPreview }): React.ReactNode {
  const { card: messages } = useMessages();
  if (sends.length === 0) return null;
  return (
    <details className={rowStyles.sends} open>
      <summary>{messages.sends(sends.length)}</summary>
      <dl>
        {sends.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of one preview never move.
          <div key={index}>
            <dt>
              <ShownText text={label} />
            </dt>
            <dd>
              <ShownText text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The page as it was, its target outlined and its secrets painted over by the relay. */
export function TaskPicture({
  picture,
  what,
}: {
  picture: string | undefined;
  what: string;
}): React.ReactNode {
  const { tasks: messages } = useMessages();
  if (picture === undefined) return null;
  return (
    <figure className={pictureStyles.pictures}>
      <figcaption>{messages.picture}</figcaption>
      <img src={`data:image/jpeg;base64,${picture}`} alt={messages.pictureOf(what)} />
    </figure>
  );
}
