import { useEffect } from 'react';
import { Appearance } from '../../components/appearance.tsx';
import { LanguageContext, useMessages } from '../../components/language.ts';
import { useAppearance } from '../../components/use-appearance.ts';
import { type PersonMessages, personMessages } from '../../messages/person/person-messages.ts';
import { changeSettings, type Settings } from '../../settings/settings.ts';
import { ConnectionSection } from './connection-section.tsx';
import { DictationSection } from './dictation-section.tsx';
import { LearningSection, ShortcutSection } from './help-sections.tsx';
import styles from './options.module.css';
import { GrantsSection, PrivacySection } from './privacy-section.tsx';
import { PromptsSection } from './prompts-section.tsx';
import { Section, type SectionProps } from './section.tsx';
import { SitesSection } from './sites-section.tsx';
import { CodeSection, ToolsSection } from './tools-section.tsx';

interface OptionsSection {
  title: (messages: PersonMessages['options']) => string;
  Content: React.ComponentType<SectionProps>;
}

/** The sections in their order, by the names of their anchors. A new one is a component and a line here. */
const SECTIONS: Readonly<Record<string, OptionsSection>> = {
  connection: { title: messages => messages.connection, Content: ConnectionSection },
  tools: { title: messages => messages.tools.title, Content: ToolsSection },
  sites: { title: messages => messages.sites.title, Content: SitesSection },
  grants: { title: messages => messages.grants.title, Content: GrantsSection },
  code: { title: messages => messages.code.title, Content: CodeSection },
  prompts: { title: messages => messages.prompts.title, Content: PromptsSection },
  appearance: { title: messages => messages.appearance.title, Content: AppearanceSection },
  dictation: { title: messages => messages.dictation.title, Content: DictationSection },
  shortcut: { title: messages => messages.shortcut.title, Content: ShortcutSection },
  privacy: { title: messages => messages.privacy, Content: PrivacySection },
  learning: { title: messages => messages.learning, Content: LearningSection },
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
      <div className={styles.page}>
        <nav className={styles.nav} aria-label={messages.sections}>
          <ul>
            {Object.entries(SECTIONS).map(([name, { title }]) => (
              <li key={name}>
                <a href={`#${name}`}>{title(messages)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.options}>
          <h1>{messages.title}</h1>
          {Object.entries(SECTIONS).map(([name, { Content }]) => (
            <div key={name} id={name} className={styles.anchor}>
              <Content settings={settings} />
            </div>
          ))}
        </div>
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
