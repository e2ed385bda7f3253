import { useStore } from 'zustand/react';
import buttons from '../../../components/buttons.module.css';
import { consentWords } from '../../../components/consent/consent-words.ts';
import { useLanguage, useOpenPanel } from '../panel/panel-context.ts';
import styles from './agreement.module.css';

/** Stands where the composer would until the person has agreed to what is sent: there is nothing to send with. */
export function Agreement(): React.ReactNode {
  const words = consentWords(useLanguage());
  const { settings, giveConsent, openOnboarding } = useOpenPanel();
  const address = useStore(settings, ({ relayUrl }) => relayUrl);
  return (
    <section className={styles.agreement} aria-labelledby="agreement">
      <h2 id="agreement">{words.shortTitle}</h2>
      <p>{words.short}</p>
      <p>
        {words.address} <code dir="ltr">{address}</code>
      </p>
      <div className={styles.row}>
        <button type="button" className={buttons.primary} onClick={giveConsent}>
          {words.agree}
        </button>
        <button type="button" className={buttons.secondary} onClick={openOnboarding}>
          {words.more}
        </button>
      </div>
    </section>
  );
}
