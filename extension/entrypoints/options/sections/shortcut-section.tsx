import { useEffect, useState } from 'react';
import styles from '../options.module.css';
import { Section, type SectionProps } from '../section.tsx';
import { optionsWords } from '../words.ts';

/** How the panel is opened by keyboard. Only Chrome's own page can change that, and no page may link to it. */
export function ShortcutSection({ language }: SectionProps): React.ReactNode {
  const words = optionsWords(language);
  const [shortcut, setShortcut] = useState<string>();
  useEffect(() => {
    void readShortcut().then(setShortcut);
  }, []);
  return (
    <Section title={words.shortcut}>
      <p className={styles.hint}>{shortcut ? words.shortcutIs(shortcut) : words.shortcutNone}</p>
      <button
        type="button"
        className={styles.secondary}
        onClick={() => void chrome.tabs.create({ url: 'chrome://extensions/shortcuts' })}
      >
        {words.changeShortcut}
      </button>
    </Section>
  );
}

async function readShortcut(): Promise<string | undefined> {
  const commands = await chrome.commands.getAll();
  return commands.find(({ name }) => name === '_execute_action')?.shortcut;
}
