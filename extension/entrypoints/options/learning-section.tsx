import buttons from '../../components/buttons.module.css';
import { useMessages } from '../../components/language.ts';
import styles from './options.module.css';
import { Section } from './section.tsx';

export function LearningSection(): React.ReactNode {
  const { options: messages } = useMessages();
  const open = (url: string): void => void chrome.tabs.create({ url });
  return (
    <Section title={messages.learning}>
      <p className={styles.hint}>{messages.learningHint}</p>
      <div className={styles.row}>
        <button type="button" className={buttons.secondary} onClick={() => open('try-it.html')}>
          {messages.tryIt}
        </button>
        <button type="button" className={buttons.secondary} onClick={() => open('onboarding.html')}>
          {messages.onboarding}
        </button>
      </div>
    </Section>
  );
}
