import { useEffect } from 'react';
import { LanguageChoice } from '../../components/appearance.tsx';
import buttons from '../../components/buttons.module.css';
import { ConsentFacts } from '../../components/consent/consent-facts.tsx';
import { useConsent } from '../../components/consent/use-consent.ts';
import { LanguageContext, useMessages } from '../../components/language.ts';
import { useAppearance } from '../../components/use-appearance.ts';
import { personMessages } from '../../messages/person/person-messages.ts';
import type { Consent } from '../../settings/consent.ts';
import type { Settings } from '../../settings/settings.ts';
import { changeSettings } from '../../settings/settings.ts';
import { Agreeing } from './agreeing.tsx';
import styles from './onboarding.module.css';

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
