import { useEffect, useState } from 'react';
import buttons from '../../components/buttons.module.css';
import { ConsentFacts } from '../../components/consent/consent-facts.tsx';
import { useMessages } from '../../components/language.ts';
import type { Consent } from '../../settings/consent.ts';
import { giveConsent, readConsent, watchConsent, withdrawConsent } from '../../settings/consent.ts';
import styles from './options.module.css';
import { Section, type SectionProps } from './section.tsx';

export function PrivacySection({ settings }: SectionProps): React.ReactNode {
  const { consent: messages, options } = useMessages();
  const [consent, setConsent] = useState<Consent>();
  useEffect(() => {
    void readConsent().then(setConsent);
    return watchConsent(setConsent);
  }, []);
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
