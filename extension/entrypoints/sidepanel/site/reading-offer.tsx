import { useStore } from 'zustand/react';
import { useMessages } from '../../../components/language.ts';
import { grantFor } from '../../../sites/reading-grants.ts';
import type { Call } from '../conversation/call.ts';
import { useOpenPanel, usePanel, useTurn } from '../panel/panel-context.tsx';
import styles from './site.module.css';

/** On a read-only card: approving it can also allow reading on its site for the rest of the day. */
export function ReadingOffer({ call: { id, readsOn } }: { call: Call }): React.ReactNode {
  const { sites: messages } = useMessages();
  const turn = useTurn();
  const isTicked = usePanel(({ allowsReading }) => allowsReading === id);
  if (readsOn === undefined) return null;
  return (
    <label className={styles.offer}>
      <input
        type="checkbox"
        checked={isTicked}
        onChange={event => turn.allowReading(id, event.target.checked)}
      />
      <span>{messages.dontAskAgain(new URL(readsOn).host)}</span>
    </label>
  );
}

/** States that a call ran without a question, and offers to revoke the grant. */
export function GrantedLine({ call: { grant } }: { call: Call }): React.ReactNode {
  const { sites: messages } = useMessages();
  const { sites } = useOpenPanel();
  const grants = useStore(sites.grants);
  if (!grant) return null;
  const isInForce = grantFor(grants, grant.origin, Date.now()) !== undefined;
  const { host } = new URL(grant.origin);
  return (
    <p className={styles.line}>
      <span>{isInForce ? messages.allowedToday : messages.allowedBefore}</span>
      {isInForce && (
        <button
          type="button"
          aria-label={messages.stopAllowing(host)}
          onClick={() => void sites.revoke(grant.origin)}
        >
          {messages.stop}
        </button>
      )}
    </p>
  );
}
