import { useEffect, useState } from 'react';
import { applyAppearance } from '../../settings/apply-appearance.ts';
import { resolveLanguage } from '../../settings/resolve-language.ts';
import type { Settings } from '../../settings/settings.ts';
import { watchSettings } from '../../settings/stored-settings.ts';
import styles from './options.module.css';
import { SECTIONS } from './sections.ts';
import { optionsWords } from './words.ts';

interface OptionsProps {
  stored: Settings;
  browserLanguage: string;
}

export function Options({ stored, browserLanguage }: OptionsProps): React.ReactNode {
  const [settings, setSettings] = useState(stored);
  const language = resolveLanguage(settings.language, browserLanguage);
  const words = optionsWords(language);
  useEffect(() => watchSettings(setSettings), []);
  useEffect(() => {
    document.title = words.title;
    applyAppearance(document.documentElement, language, settings.theme);
  }, [words, language, settings.theme]);
  return (
    <div className={styles.options}>
      <h1>{words.title}</h1>
      {Object.entries(SECTIONS).map(([name, Section]) => (
        <Section key={name} settings={settings} language={language} />
      ))}
    </div>
  );
}
