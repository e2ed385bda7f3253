import { useEffect } from 'react';
import { Appearance } from '../../components/appearance.tsx';
import { LanguageContext, useMessages } from '../../components/language.ts';
import { useAppearance } from '../../components/use-appearance.ts';
import { personMessages } from '../../messages/person/person-messages.ts';
import { changeSettings, type Settings } from '../../settings/settings.ts';
import { ConnectionSection } from './connection-section.tsx';
import { LearningSection, ShortcutSection } from './help-sections.tsx';
import styles from './options.module.css';
import { GrantsSection, PrivacySection } from './privacy-section.tsx';
import { PromptsSection } from './prompts-section.tsx';
import { Section, type SectionProps } from './section.tsx';
import { SitesSection } from './sites-section.tsx';
import { CodeSection, ToolsSection } from './tools-section.tsx';

/** The sections in their order. A new one is a component and a line here. */
const SECTIONS: Readonly<Record<string, React.ComponentType<SectionProps>>> = {
  connection: ConnectionSection,
  appearance: AppearanceSection,
  tools: ToolsSection,
  privacy: PrivacySection,
  learning: LearningSection,
  prompts: PromptsSection,
  sites: SitesSection,
  grants: GrantsSection,
  code: CodeSection,
  shortcut: ShortcutSection,
};

interface OptionsProps {
  stored: Settings;
  browserLanguage: string;
}

export function Options({ stored, browserLanguage }: OptionsProps): React.ReactNode {
  const { settings, language } = useAppearance(stored, browserLanguage);
  const { options: messages } = personMessages[language];
  useEffect(() => {
    document.title = messages.title;
  }, [messages]);
  return (
    <LanguageContext value={language}>
      <div className={styles.options}>
        <h1>{messages.title}</h1>
        {Object.entries(SECTIONS).map(([name, Section]) => (
          <Section key={name} settings={settings} />
        ))}
      </div>
    </LanguageContext>
  );
}

function AppearanceSection({ settings }: SectionProps): React.ReactNode {
  return (
    <Section title={useMessages().options.appearance.title}>
      <Appearance settings={settings} onChange={changed => void changeSettings(changed)} />
    </Section>
  );
}
