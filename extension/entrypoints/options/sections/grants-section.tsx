import { useEffect, useState } from 'react';
import { isInForce, type ReadingGrant } from '../../../sites/reading-grant.ts';
import { readGrants, revokeGrant, watchGrants } from '../../../sites/stored-grants.ts';
import styles from '../options.module.css';
import { Section, type SectionProps } from '../section.tsx';
import { siteWords } from '../sites/site-words.ts';
import own from '../sites/sites.module.css';

/** What the person allowed to be read without being asked: where, and until when. */
export function GrantsSection({ language }: SectionProps): React.ReactNode {
  const words = siteWords(language);
  const [grants, setGrants] = useState<readonly ReadingGrant[]>([]);
  useEffect(() => {
    void readGrants().then(setGrants);
    return watchGrants(setGrants);
  }, []);
  const inForce = grants.filter(grant => isInForce(grant, Date.now()));
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <Section title={words.grants}>
      <p className={styles.hint}>{words.grantsHint}</p>
      {inForce.length === 0 ? (
        <p role="status">{words.grantsNone}</p>
      ) : (
        <ul className={own.list} aria-label={words.grants}>
          {inForce.map(({ origin, until }) => (
            <li key={origin} className={own.row}>
              <bdi>{origin}</bdi>
              <span>{words.until(time.format(until))}</span>
              <button
                type="button"
                className={styles.secondary}
                aria-label={words.revokeSite(origin)}
                onClick={() => void revokeGrant(origin)}
              >
                {words.revoke}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
