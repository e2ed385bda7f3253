import { useEffect } from 'react';
import { useAppearance } from '../../components/use-appearance.ts';
import type { Settings } from '../../settings/settings.ts';
import styles from './options.module.css';
import { SECTIONS } from './sections.ts';
import { optionsWords } from './words.ts';

interface OptionsProps {
  stored: Settings;
  browserLanguage: string;
}

export function Options({ stored, browserLanguage }: OptionsProps): React.ReactNode {
  const { settings, language } = useAppearance(stored, browserLanguage);
  const words = optionsWords(language);
  useEffect(() => {
    document.title = words.title;
  }, [words]);
  return (
    <div className={styles.options}>
      <h1>{words.title}</h1>
      {Object.entries(SECTIONS).map(([name, Section]) => (
        <Section key={name} settings={settings} language={language} />
      ))}
    </div>
  );
}
