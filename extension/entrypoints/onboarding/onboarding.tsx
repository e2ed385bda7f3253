import { useEffect } from 'react';
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
import { Ready } from './ready.tsx';
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
