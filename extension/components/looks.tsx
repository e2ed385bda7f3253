import type { Language } from '@assent/shared';
import type { Settings } from '../settings/settings.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { LANGUAGE_NAMES, looksWords } from './looks-words.ts';

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
