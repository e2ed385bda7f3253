import { useEffect, useState } from 'react';
import { LanguageChoice } from '../../components/appearance.tsx';
import buttons from '../../components/buttons.module.css';
import { ConnectionField } from '../../components/connection/connection-field.tsx';
import { type SaveOutcome, saveConnection } from '../../components/connection/save-connection.ts';
import { ConsentFacts } from '../../components/consent-facts.tsx';
import { LanguageContext, useMessages } from '../../components/language.ts';
import { useAppearance } from '../../components/use-appearance.ts';
import { personMessages } from '../../messages/person/person-messages.ts';
import { type Consent, giveConsent, watchConsent } from '../../settings/consent.ts';
import { changeSettings, type Settings } from '../../settings/settings.ts';
import styles from './onboarding.module.css';

const START_COMMAND = 'npm run relay';

interface OnboardingProps {
  stored: Settings;
  storedConsent: Consent;
  browserLanguage: string;
  windowId: number | undefined;
}

export function Onboarding(props: OnboardingProps): React.ReactNode {
  const { settings, language } = useAppearance(props.stored, props.browserLanguage);
  const consent = useConsent(props.storedConsent);
  const { onboarding: messages, consent: facts } = personMessages[language];
  useEffect(() => {
    document.title = messages.title;
  }, [messages]);
  return (
    <LanguageContext value={language}>
      <div className={styles.onboarding}>
        <header>
          <h1>{messages.title}</h1>
          <p>{messages.purpose}</p>
          <LanguageChoice settings={settings} onChange={changed => void changeSettings(changed)} />
        </header>
        <section aria-labelledby="sent">
          <h2 id="sent">{facts.title}</h2>
          <ConsentFacts address={settings.relayUrl} />
        </section>
        {consent.status === 'given' ? (
          <Ready givenAt={consent.givenAt} windowId={props.windowId} />
        ) : (
          <Agreeing settings={settings} />
        )}
      </div>
    </LanguageContext>
  );
}

interface ReadyProps {
  givenAt: string;
  windowId: number | undefined;
}

function Ready({ givenAt, windowId }: ReadyProps): React.ReactNode {
  const { onboarding: messages, consent } = useMessages();
  return (
    <section aria-labelledby="ready">
      <h2 id="ready">{messages.ready}</h2>
      <p role="status">{messages.readyHint}</p>
      <div className={styles.agree}>
        <button type="button" className={buttons.primary} onClick={() => tryIt(windowId)}>
          {messages.tryIt}
        </button>
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => void chrome.runtime.openOptionsPage()}
        >
          {messages.settings}
        </button>
      </div>
      <p className={styles.quiet}>{consent.given(new Date(givenAt))}</p>
    </section>
  );
}

/** The panel first: Chromium opens it only during the click itself. */
function tryIt(windowId: number | undefined): void {
  if (windowId !== undefined) void chrome.sidePanel.open({ windowId });
  location.assign('try-it.html');
}

function useConsent(stored: Consent): Consent {
  const [consent, setConsent] = useState(stored);
  useEffect(() => watchConsent(setConsent), []);
  return consent;
}

interface AgreeingProps {
  settings: Settings;
}

/** The button also saves the connection, so that the consent is for this address. */
function Agreeing({ settings }: AgreeingProps): React.ReactNode {
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
