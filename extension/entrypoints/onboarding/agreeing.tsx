import { useState } from 'react';
import buttons from '../../components/buttons.module.css';
import { ConnectionField } from '../../components/connection/connection-field.tsx';
import { type SaveOutcome, saveConnection } from '../../components/connection/save-connection.ts';
import { useMessages } from '../../components/language.ts';
import { giveConsent } from '../../settings/consent.ts';
import type { Settings } from '../../settings/settings.ts';
import styles from './onboarding.module.css';

const START_COMMAND = 'npm run relay';

interface AgreeingProps {
  settings: Settings;
}

/** The button also saves the connection, so that the consent is for this address. */
export function Agreeing({ settings }: AgreeingProps): React.ReactNode {
  const { onboarding: messages, connection, consent } = useMessages();
  const [relayUrl, setRelayUrl] = useState(settings.relayUrl);
  const [refused, setRefused] = useState<SaveOutcome>();
  const agree = async (): Promise<void> => {
    const outcome = await saveConnection({ ...settings, relayUrl });
    const isSaved = outcome === 'saved' || outcome === 'permission-refused';
    setRefused(isSaved ? undefined : outcome);
    if (isSaved) await giveConsent();
  };
  return (
    <section aria-labelledby="backend">
      <h2 id="backend">{messages.backend}</h2>
      <p>
        {messages.backendHint} <code dir="ltr">{START_COMMAND}</code>
      </p>
      <ConnectionField value={relayUrl} onChange={setRelayUrl} />
      <p className={styles.quiet}>{messages.keysNever}</p>
      <div className={styles.agree}>
        <button type="button" className={buttons.primary} onClick={() => void agree()}>
          {consent.agree}
        </button>
        <p className={styles.quiet}>{messages.agreeHint}</p>
      </div>
      <p role="alert" className={styles.refused}>
        {refused && connection.saved[refused]}
      </p>
    </section>
  );
}
