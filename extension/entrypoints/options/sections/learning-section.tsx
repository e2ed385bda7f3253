import buttons from '../../../components/buttons.module.css';
import styles from '../options.module.css';
import { Section, type SectionProps } from '../section.tsx';
import { optionsWords } from '../words.ts';

/** The ways to our other pages. */
export function LearningSection({ language }: SectionProps): React.ReactNode {
  const words = optionsWords(language);
  const open = (url: string): void => void chrome.tabs.create({ url });
  return (
    <Section title={words.learning}>
      <p className={styles.hint}>{words.learningHint}</p>
      <div className={styles.row}>
        <button type="button" className={buttons.secondary} onClick={() => open('try-it.html')}>
          {words.tryIt}
        </button>
        <button type="button" className={buttons.secondary} onClick={() => open('onboarding.html')}>
          {words.onboarding}
        </button>
      </div>
    </Section>
  );
}
