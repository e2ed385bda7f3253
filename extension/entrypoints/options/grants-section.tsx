import { useEffect, useState } from 'react';
import { useMessages } from '../../components/language.ts';
import {
  isInForce,
  type ReadingGrant,
  readGrants,
  revokeGrant,
  watchGrants,
} from '../../sites/reading-grants.ts';
import styles from './options.module.css';
import { Section } from './section.tsx';
import own from './sites.module.css';

export function GrantsSection(): React.ReactNode {
  const { grants: messages } = useMessages().options;
  const [grants, setGrants] = useState<readonly ReadingGrant[]>([]);
  useEffect(() => {
    void readGrants().then(setGrants);
    return watchGrants(setGrants);
  }, []);
  const inForce = grants.filter(grant => isInForce(grant, Date.now()));
  return (
    <Section title={messages.title}>
      <p className={styles.hint}>{messages.hint}</p>
      {inForce.length === 0 ? (
        <p role="status">{messages.none}</p>
      ) : (
        <ul className={own.list} aria-label={messages.title}>
          {inForce.map(({ origin, until }) => (
            <li key={origin} className={own.row}>
              <bdi>{origin}</bdi>
              <span>{messages.until(until)}</span>
              <button
                type="button"
                className={styles.secondary}
                aria-label={messages.revokeSite(origin)}
                onClick={() => void revokeGrant(origin)}
              >
                {messages.revoke}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
