import { useEffect, useState } from 'react';
import buttons from '../../../components/buttons.module.css';
import { ConsentFacts } from '../../../components/consent/consent-facts.tsx';
import { consentWords } from '../../../components/consent/consent-words.ts';
import type { Consent } from '../../../settings/consent/consent.ts';
import {
  giveConsent,
  readConsent,
  watchConsent,
  withdrawConsent,
} from '../../../settings/consent/stored-consent.ts';
import styles from '../options.module.css';
import { Section, type SectionProps } from '../section.tsx';
import { optionsWords } from '../words.ts';

/** What is sent where, and the consent to it: since when it stands, and the button that takes it back. */
export function PrivacySection({ settings, language }: SectionProps): React.ReactNode {
  const words = consentWords(language);
  const [consent, setConsent] = useState<Consent>();
  useEffect(() => {
    void readConsent().then(setConsent);
    return watchConsent(setConsent);
  }, []);
  return (
    <Section title={optionsWords(language).privacy}>
      <ConsentFacts language={language} address={settings.relayUrl} />
      {consent?.status === 'given' && (
        <div className={styles.row}>
          <p role="status">{words.given(new Date(consent.givenAt))}</p>
          <button type="button" className={buttons.secondary} onClick={() => void withdrawConsent()}>
            {words.withdraw}
          </button>
          <p className={styles.hint}>{words.withdrawHint}</p>
        </div>
      )}
      {consent?.status === 'missing' && (
        <div className={styles.row}>
          <p role="status">{words.missing}</p>
          <button type="button" className={buttons.primary} onClick={() => void giveConsent()}>
            {words.agree}
          </button>
        </div>
      )}
    </Section>
  );
}
