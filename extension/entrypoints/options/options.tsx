import { useEffect } from 'react';
import { LanguageContext } from '../../components/language.ts';
import { useAppearance } from '../../components/use-appearance.ts';
import { personMessages } from '../../messages/person/person-messages.ts';
import type { Settings } from '../../settings/settings.ts';
import styles from './options.module.css';
import type { SectionProps } from './section.tsx';
import { AppearanceSection } from './sections/appearance-section.tsx';
import { CodeSection } from './sections/code-section.tsx';
import { ConnectionSection } from './sections/connection-section.tsx';
import { GrantsSection } from './sections/grants-section.tsx';
import { LearningSection } from './sections/learning-section.tsx';
import { PrivacySection } from './sections/privacy-section.tsx';
import { PromptsSection } from './sections/prompts-section.tsx';
import { ShortcutSection } from './sections/shortcut-section.tsx';
import { SitesSection } from './sections/sites-section.tsx';
import { ToolsSection } from './sections/tools-section.tsx';

/** The sections of the options in their order. A new one is a component of its own, and a line here. */
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
