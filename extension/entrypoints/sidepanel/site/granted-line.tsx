import { useStore } from 'zustand/react';
import { useMessages } from '../../../components/language.ts';
import { grantFor } from '../../../sites/reading-grants.ts';
import type { Call } from '../conversation/call.ts';
import { useOpenPanel } from '../panel/panel-context.tsx';
import styles from './site.module.css';

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
