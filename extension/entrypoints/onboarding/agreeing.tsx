import type { Language } from '@assent/shared';
import { useState } from 'react';
import buttons from '../../components/buttons.module.css';
import { ConnectionField } from '../../components/connection/connection-field.tsx';
import { type SaveOutcome, saveConnection } from '../../components/connection/save-connection.ts';
import { saveOutcomes } from '../../components/connection/save-outcomes.ts';
import { consentWords } from '../../components/consent/consent-words.ts';
import { giveConsent } from '../../settings/consent/stored-consent.ts';
import type { Settings } from '../../settings/settings.ts';
import styles from './onboarding.module.css';
import { onboardingWords } from './words.ts';

interface AgreeingProps {
  settings: Settings;
  language: Language;
}

/** Where to, and the one button. What was typed is saved with it, so that the consent is to this address. */
export function Agreeing({ settings, language }: AgreeingProps): React.ReactNode {
  const words = onboardingWords(language);
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
      <h2 id="backend">{words.backend}</h2>
      <p>
        {words.backendHint} <code dir="ltr">{words.startCommand}</code>
      </p>
      <ConnectionField language={language} value={relayUrl} onChange={setRelayUrl} />
      <p className={styles.quiet}>{words.keysNever}</p>
      <div className={styles.agree}>
        <button type="button" className={buttons.primary} onClick={() => void agree()}>
          {consentWords(language).agree}
        </button>
        <p className={styles.quiet}>{words.agreeHint}</p>
      </div>
      <p role="alert" className={styles.refused}>
        {refused && saveOutcomes(language)[refused]}
      </p>
    </section>
  );
}
