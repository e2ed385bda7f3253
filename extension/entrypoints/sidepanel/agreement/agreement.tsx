import { useStore } from 'zustand/react';
import buttons from '../../../components/buttons.module.css';
import { useMessages } from '../../../components/language.ts';
import { useOpenPanel } from '../panel/panel-context.tsx';
import styles from './agreement.module.css';

/** Replaces the composer until the person agrees: without it nothing can be sent. */
export function Agreement(): React.ReactNode {
  const { consent: messages, format } = useMessages();
  const { settings, giveConsent, openOnboarding } = useOpenPanel();
  const address = useStore(settings, ({ relayUrl }) => relayUrl);
  return (
    <section className={styles.agreement} aria-labelledby="agreement">
      <h2 id="agreement">{messages.shortTitle}</h2>
      <p>{messages.short}</p>
      <p>
        {messages.address}
        {format.space}
        <code dir="ltr">{address}</code>
      </p>
      <div className={styles.row}>
        <button type="button" className={buttons.primary} onClick={giveConsent}>
          {messages.agree}
        </button>
        <button type="button" className={buttons.secondary} onClick={openOnboarding}>
          {messages.more}
        </button>
      </div>
    </section>
  );
}
