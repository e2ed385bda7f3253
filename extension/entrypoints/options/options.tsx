import { useEffect } from 'react';
import { LanguageContext } from '../../components/language.ts';
import { useAppearance } from '../../components/use-appearance.ts';
import { personMessages } from '../../messages/person/person-messages.ts';
import type { Settings } from '../../settings/settings.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { CodeSection } from './code-section.tsx';
import { ConnectionSection } from './connection-section.tsx';
import { GrantsSection } from './grants-section.tsx';
import { LearningSection } from './learning-section.tsx';
import styles from './options.module.css';
import { PrivacySection } from './privacy-section.tsx';
import { PromptsSection } from './prompts-section.tsx';
import type { SectionProps } from './section.tsx';
import { ShortcutSection } from './shortcut-section.tsx';
import { SitesSection } from './sites-section.tsx';
import { ToolsSection } from './tools-section.tsx';

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
