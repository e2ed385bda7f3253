import type { Language } from '@assent/shared';
import { useEffect } from 'react';
import buttons from '../../components/buttons.module.css';
import { ConsentFacts } from '../../components/consent/consent-facts.tsx';
import { consentWords } from '../../components/consent/consent-words.ts';
import { useConsent } from '../../components/consent/use-consent.ts';
import { LanguageChoice } from '../../components/looks.tsx';
import { useAppearance } from '../../components/use-appearance.ts';
import type { Consent } from '../../settings/consent/consent.ts';
import type { Settings } from '../../settings/settings.ts';
import { changeSettings } from '../../settings/stored-settings.ts';
import { Agreeing } from './agreeing.tsx';
import styles from './onboarding.module.css';
import { onboardingWords } from './words.ts';

interface OnboardingProps {
  stored: Settings;
  storedConsent: Consent;
  browserLanguage: string;
  windowId: number | undefined;
}

/** The first page that anybody sees: what Assent does, what is sent where, and the button without which nothing is. */
export function Onboarding(props: OnboardingProps): React.ReactNode {
  const { settings, language } = useAppearance(props.stored, props.browserLanguage);
  const consent = useConsent(props.storedConsent);
  const words = onboardingWords(language);
  useEffect(() => {
    document.title = words.title;
  }, [words]);
  return (
    <div className={styles.onboarding}>
      <header>
        <h1>{words.title}</h1>
        <p>{words.purpose}</p>
        <LanguageChoice
          settings={settings}
          language={language}
          onChange={changed => void changeSettings(changed)}
        />
      </header>
      <section aria-labelledby="sent">
        <h2 id="sent">{consentWords(language).title}</h2>
        <ConsentFacts language={language} address={settings.relayUrl} />
      </section>
      {consent.status === 'given' ? (
        <Ready language={language} givenAt={consent.givenAt} windowId={props.windowId} />
      ) : (
        <Agreeing settings={settings} language={language} />
      )}
    </div>
  );
}

interface ReadyProps {
  language: Language;
  givenAt: string;
  windowId: number | undefined;
}

/** What to do next, once everything is agreed. */
function Ready({ language, givenAt, windowId }: ReadyProps): React.ReactNode {
  const words = onboardingWords(language);
  return (
    <section aria-labelledby="ready">
      <h2 id="ready">{words.ready}</h2>
      <p role="status">{words.readyHint}</p>
      <div className={styles.agree}>
        <button type="button" className={buttons.primary} onClick={() => tryIt(windowId)}>
          {words.tryIt}
        </button>
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => void chrome.runtime.openOptionsPage()}
        >
          {words.settings}
        </button>
      </div>
      <p className={styles.quiet}>{consentWords(language).given(new Date(givenAt))}</p>
    </section>
  );
}

/** The panel first: Chromium opens it only within the click itself. */
function tryIt(windowId: number | undefined): void {
  if (windowId !== undefined) void chrome.sidePanel.open({ windowId });
  location.assign('try-it.html');
}
