import { useEffect, useState } from 'react';
import buttons from '../../components/buttons.module.css';
import { useMessages } from '../../components/language.ts';
import { PRACTICE_PAGE } from '../../sites/practice-page.ts';
import styles from './options.module.css';
import { Section } from './section.tsx';

/** Only Chrome's own page can change the shortcut, and no page may link to it. */
export function ShortcutSection(): React.ReactNode {
  const { shortcut: messages } = useMessages().options;
  const [shortcut, setShortcut] = useState<string>();
  useEffect(() => {
    void readShortcut().then(setShortcut);
  }, []);
  return (
    <Section title={messages.title}>
      <p className={styles.hint}>{shortcut ? messages.is(shortcut) : messages.none}</p>
      <button
        type="button"
        className={styles.secondary}
        onClick={() => void chrome.tabs.create({ url: 'chrome://extensions/shortcuts' })}
      >
        {messages.change}
      </button>
    </Section>
  );
}

async function readShortcut(): Promise<string | undefined> {
  const commands = await chrome.commands.getAll();
  return commands.find(({ name }) => name === '_execute_action')?.shortcut;
}

export function LearningSection(): React.ReactNode {
  const { options: messages } = useMessages();
  const open = (url: string): void => void chrome.tabs.create({ url });
  return (
    <Section title={messages.learning}>
      <p className={styles.hint}>{messages.learningHint}</p>
      <div className={styles.row}>
        <button type="button" className={buttons.secondary} onClick={() => open(PRACTICE_PAGE)}>
          {messages.tryIt}
        </button>
        <button type="button" className={buttons.secondary} onClick={() => open('onboarding.html')}>
          {messages.onboarding}
        </button>
      </div>
    </Section>
  );
}
