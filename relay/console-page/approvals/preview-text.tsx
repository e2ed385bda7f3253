import type { ApprovalPreview } from '@assent/shared';
import type { ReactNode } from 'react';
import { useMessages } from '../state/console-context.ts';

/** What would be done to what. Names and values are the page's words, and stand apart from ours. */
export function PreviewText({ preview }: { preview: ApprovalPreview }): ReactNode {
  const { before, after, details, sends } = preview;
  return (
    <>
      <Sentence {...preview} />
      {after !== undefined && <Change before={before} after={after} />}
      {details.length > 0 && (
        <ul className="details">
          {details.map(({ label, text, isWarning }) => (
            <li key={`${label} ${text}`} className={isWarning ? 'warning' : ''}>
              {label}
              {label.endsWith('：') ? '' : ' '}
              {text !== '' && <bdi className="quoted">{text}</bdi>}
            </li>
          ))}
        </ul>
      )}
      {sends.length > 0 && <Sends sends={sends} />}
    </>
  );
}

function Sentence({ parts, risk, effect }: ApprovalPreview): ReactNode {
  return (
    <p className="sentence">
      <span className="chip" data-effect={effect}>
        {risk}
      </span>
      <strong>{parts.before}</strong> {parts.kind !== '' && <span className="quiet">{parts.kind}</span>}{' '}
      {parts.name !== '' && <Name {...parts} />}
      {parts.after.startsWith('，') ? '' : ' '}
      {parts.after !== '' && <strong>{parts.after}</strong>}
    </p>
  );
}

/** In quotation marks where words of ours follow, which a page could otherwise continue with its name. */
function Name({ name, after }: ApprovalPreview['parts']): ReactNode {
  const quoted = <bdi>{name}</bdi>;
  return <b className="name">{after === '' ? quoted : <q>{quoted}</q>}</b>;
}

function Change({ before, after }: { before: string | undefined; after: string }): ReactNode {
  const { approval: messages } = useMessages();
  return (
    <p className="change">
      {before !== undefined && (
        <>
          <del>
            <Value text={before} />
          </del>
          <span className="arrow" role="img" aria-label={messages.becomes}>
            →
          </span>
        </>
      )}
      <ins>
        <Value text={after} />
      </ins>
    </p>
  );
}

function Value({ text }: { text: string }): ReactNode {
  const { empty } = useMessages();
  return text === '' ? <em>{empty}</em> : <bdi>{text}</bdi>;
}

function Sends({ sends }: Pick<ApprovalPreview, 'sends'>): ReactNode {
  const { approval: messages } = useMessages();
  return (
    <details className="sends" open>
      <summary>{messages.sends(sends.length)}</summary>
      <dl>
        {sends.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields may have the same name and value, and never move
          <div key={index}>
            <dt>
              <bdi>{label}</bdi>
            </dt>
            <dd>
              <Value text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
