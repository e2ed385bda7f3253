import { languageSchema } from '@assent/shared';
import { personMessages } from '../messages/person/person-messages.ts';
import type { Settings } from '../settings/settings.ts';
import { ChoiceGroup } from './choice-group.tsx';
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
