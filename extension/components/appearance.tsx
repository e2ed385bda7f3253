import { languageSchema } from '@assent/shared';
import { useId } from 'react';
import { personMessages } from '../messages/person/person-messages.ts';
import type { Settings } from '../settings/settings.ts';
import styles from './fields.module.css';
import { useMessages } from './language.ts';

interface AppearanceProps {
  settings: Settings;
  onChange: (changed: Partial<Settings>) => void;
}

export function Appearance(props: AppearanceProps): React.ReactNode {
  return (
    <>
      <LanguageChoice {...props} />
      <ThemeChoice {...props} />
    </>
  );
}

export function LanguageChoice({ settings, onChange }: AppearanceProps): React.ReactNode {
  const { appearance: messages } = useMessages().options;
  return (
    <ChoiceGroup
      label={messages.language}
      value={settings.language}
      choices={[
        ['auto', messages.languageAuto],
        ...languageSchema.options.map(each => [each, personMessages[each].languageName] as const),
      ]}
      onChange={language => onChange({ language })}
    />
  );
}

function ThemeChoice({ settings, onChange }: AppearanceProps): React.ReactNode {
  const { theme: label, themes } = useMessages().options.appearance;
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

interface ChoiceGroupProps<Choice extends string> {
  label: string;
  value: Choice;
  choices: readonly (readonly [Choice, string])[];
  onChange: (choice: Choice) => void;
}

function ChoiceGroup<Choice extends string>(props: ChoiceGroupProps<Choice>): React.ReactNode {
  const { label, value, choices, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div>
        {choices.map(([choice, text]) => (
          <label key={choice}>
            <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
