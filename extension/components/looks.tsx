import type { Bilingual, Language } from '@assent/shared';
import type { Settings } from '../settings/settings.ts';
import { ChoiceGroup } from './choice-group.tsx';

const en = {
  language: 'Language',
  languageAuto: 'Automatic',
  theme: 'Theme',
  themes: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
};

const zh: typeof en = {
  language: '语言',
  languageAuto: '自动',
  theme: '主题',
  themes: { auto: '自动', light: '浅色', dark: '深色' },
};

const words: Record<Language, typeof en> = { en, zh };

/** Each language under its own name, whichever is chosen. */
const LANGUAGE_NAMES: Bilingual = { zh: '中文', en: 'English' };

interface LooksProps {
  settings: Settings;
  /** The one that is spoken now. */
  language: Language;
  onChange: (changed: Partial<Settings>) => void;
}

/** Language and theme. A change is meant at once: there is nothing to save. */
export function Looks(props: LooksProps): React.ReactNode {
  return (
    <>
      <LanguageChoice {...props} />
      <ThemeChoice {...props} />
    </>
  );
}

export function LanguageChoice({ settings, language, onChange }: LooksProps): React.ReactNode {
  const words = looksWords(language);
  return (
    <ChoiceGroup
      label={words.language}
      value={settings.language}
      choices={[
        ['auto', words.languageAuto],
        ['zh', LANGUAGE_NAMES.zh],
        ['en', LANGUAGE_NAMES.en],
      ]}
      onChange={chosen => onChange({ language: chosen })}
    />
  );
}

function ThemeChoice({ settings, language, onChange }: LooksProps): React.ReactNode {
  const { theme: label, themes } = looksWords(language);
  return (
    <ChoiceGroup
      label={label}
      value={settings.theme}
      choices={[
        ['auto', themes.auto],
        ['light', themes.light],
        ['dark', themes.dark],
      ]}
      onChange={theme => onChange({ theme })}
    />
  );
}

function looksWords(language: Language): typeof en {
  return words[language];
}
