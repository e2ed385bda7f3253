import type { Language } from '@assent/shared';
import buttons from '../../components/buttons.module.css';
import { consentWords } from '../../components/consent/consent-words.ts';
import styles from './onboarding.module.css';
import { onboardingWords } from './words.ts';

interface ReadyProps {
  language: Language;
  givenAt: string;
  windowId: number | undefined;
}

/** What to do next, once everything is agreed. */
export function Ready({ language, givenAt, windowId }: ReadyProps): React.ReactNode {
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
