import { useEffect, useState } from 'react';
import { applyAppearance } from '../../settings/apply-appearance.ts';
import { resolveLanguage } from '../../settings/resolve-language.ts';
import { type Settings, settingsSchema } from '../../settings/settings.ts';
import { ChoiceField } from './choice-field.tsx';
import { ConnectionField } from './connection-field.tsx';
import styles from './options.module.css';
import { SaveLine } from './save-line.tsx';
import { type SaveOutcome, saveOptions } from './save-options.ts';
import { TextField } from './text-field.tsx';
import { LANGUAGE_NAMES, optionsWords } from './words.ts';

interface OptionsProps {
  stored: Settings;
  browserLanguage: string;
}

export function Options({ stored, browserLanguage }: OptionsProps): React.ReactNode {
  const [typed, setTyped] = useState(stored);
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const language = resolveLanguage(typed.language, browserLanguage);
  const words = optionsWords(language);
  useEffect(() => {
    document.title = words.title;
    applyAppearance(document.documentElement, language, typed.theme);
  }, [words, language, typed.theme]);
  const change = (changed: Partial<Record<keyof Settings, string>>): void => {
    setOutcome(undefined);
    setTyped(before => settingsSchema.parse({ ...before, ...changed }));
  };
  const languages = { auto: words.languageAuto, ...LANGUAGE_NAMES };
  return (
    <form
      className={styles.options}
      onSubmit={event => {
        event.preventDefault();
        void saveOptions(typed).then(setOutcome);
      }}
    >
      <h1>{words.title}</h1>
      <fieldset>
        <legend>{words.connection}</legend>
        <ConnectionField words={words} value={typed.relayUrl} onChange={relayUrl => change({ relayUrl })} />
        <TextField
          label={words.model}
          hint={words.modelHint}
          value={typed.model}
          onChange={model => change({ model })}
        />
        <TextField label={words.agent} value={typed.agent} onChange={agent => change({ agent })} />
      </fieldset>
      <fieldset>
        <legend>{words.looks}</legend>
        <ChoiceField
          label={words.language}
          value={typed.language}
          choices={languages}
          onChange={chosen => change({ language: chosen })}
        />
        <ChoiceField
          label={words.theme}
          value={typed.theme}
          choices={words.themes}
          onChange={theme => change({ theme })}
        />
      </fieldset>
      <SaveLine words={words} outcome={outcome} />
    </form>
  );
}
