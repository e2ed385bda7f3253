import type { SectionProps } from './section.tsx';
import { CodeSection } from './sections/code-section.tsx';
import { ConnectionSection } from './sections/connection-section.tsx';
import { GrantsSection } from './sections/grants-section.tsx';
import { LearningSection } from './sections/learning-section.tsx';
import { LooksSection } from './sections/looks-section.tsx';
import { PrivacySection } from './sections/privacy-section.tsx';
import { PromptsSection } from './sections/prompts-section.tsx';
import { ShortcutSection } from './sections/shortcut-section.tsx';
import { SitesSection } from './sections/sites-section.tsx';
import { ToolsSection } from './sections/tools-section.tsx';

/** The sections of the options in their order. A new one is a component of its own, and a line here. */
export const SECTIONS: Readonly<Record<string, React.ComponentType<SectionProps>>> = {
  connection: ConnectionSection,
  looks: LooksSection,
  tools: ToolsSection,
  privacy: PrivacySection,
  learning: LearningSection,
  prompts: PromptsSection,
  sites: SitesSection,
  grants: GrantsSection,
  code: CodeSection,
  shortcut: ShortcutSection,
};
