import { useEffect, useState } from 'react';
import { LanguageChoice } from '../../components/appearance.tsx';
import { LanguageContext } from '../../components/language.ts';
import { useAppearance } from '../../components/use-appearance.ts';
import { personMessages } from '../../messages/person/person-messages.ts';
import { type Consent, watchConsent } from '../../settings/consent.ts';
import { changeSettings, type Settings } from '../../settings/settings.ts';
import { AgreeStep } from './agree-step.tsx';
import { ConnectStep } from './connect-step.tsx';
import { MovingPicture } from './moving-picture.tsx';
import styles from './onboarding.module.css';
import { Step } from './step.tsx';
import { TryStep } from './try-step.tsx';
import { useBackendTest } from './use-backend-test.ts';

interface OnboardingProps {
  stored: Settings;
  storedConsent: Consent;
  browserLanguage: string;
  windowId: number | undefined;
}

export function Onboarding(props: OnboardingProps): React.ReactNode {
  const { settings, language } = useAppearance(props.stored, props.browserLanguage);
  const consent = useConsent(props.storedConsent);
  const { onboarding: messages } = personMessages[language];
  useEffect(() => {
    document.title = messages.title;
  }, [messages]);
  return (
    <LanguageContext value={language}>
      <div className={styles.onboarding}>
        <header className={styles.header}>
          <p className={styles.brand}>{messages.title}</p>
          <LanguageChoice settings={settings} onChange={changed => void changeSettings(changed)} />
        </header>
        <div className={styles.columns}>
          <div className={styles.main}>
            <h1>{messages.purpose}</h1>
            <ol className={styles.steps} aria-label={messages.steps}>
              <AgreeStep consent={consent} address={settings.relayUrl} />
              {consent.status === 'given' ? (
                <Agreed settings={settings} windowId={props.windowId} />
              ) : (
                <>
                  <Step number={2} title={messages.connectStep} state="later" later={messages.connectLater} />
                  <Step number={3} title={messages.tryStep} state="later" later={messages.tryLater} />
                </>
              )}
            </ol>
          </div>
          <MovingPicture />
        </div>
      </div>
    </LanguageContext>
  );
}

/** Nothing is asked of a backend before the person has agreed. */
function Agreed({
  settings,
  windowId,
}: {
  settings: Settings;
  windowId: number | undefined;
}): React.ReactNode {
  const test = useBackendTest(settings.relayUrl);
  return (
    <>
      <ConnectStep settings={settings} test={test} />
      <TryStep isReady={test?.status === 'answered' || test?.status === 'unknown'} windowId={windowId} />
    </>
  );
}

function useConsent(stored: Consent): Consent {
  const [consent, setConsent] = useState(stored);
  useEffect(() => watchConsent(setConsent), []);
  return consent;
}
