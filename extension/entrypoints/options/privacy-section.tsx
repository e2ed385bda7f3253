import buttons from '../../components/buttons.module.css';
import { ConsentFacts } from '../../components/consent-facts.tsx';
import { useMessages } from '../../components/language.ts';
import { useStored } from '../../components/use-stored.ts';
import {
  type Consent,
  giveConsent,
  readConsent,
  watchConsent,
  withdrawConsent,
} from '../../settings/consent.ts';
import { isInForce, readGrants, revokeGrant, watchGrants } from '../../sites/reading-grants.ts';
import styles from './options.module.css';
import { Section, type SectionProps } from './section.tsx';
import own from './sites.module.css';

export function PrivacySection({ settings }: SectionProps): React.ReactNode {
  const { consent: messages, options } = useMessages();
  const consent = useStored<Consent | undefined>(readConsent, watchConsent, undefined);
  return (
    <Section title={options.privacy}>
      <ConsentFacts address={settings.relayUrl} />
      {consent?.status === 'given' && (
        <div className={styles.row}>
          <p role="status">{messages.given(new Date(consent.givenAt))}</p>
          <button type="button" className={buttons.secondary} onClick={() => void withdrawConsent()}>
            {messages.withdraw}
          </button>
          <p className={styles.hint}>{messages.withdrawHint}</p>
        </div>
      )}
      {consent?.status === 'missing' && (
        <div className={styles.row}>
          <p role="status">{messages.missing}</p>
          <button type="button" className={buttons.primary} onClick={() => void giveConsent()}>
            {messages.agree}
          </button>
        </div>
      )}
    </Section>
  );
}

export function GrantsSection(): React.ReactNode {
  const { grants: messages } = useMessages().options;
  const grants = useStored(readGrants, watchGrants, []);
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
