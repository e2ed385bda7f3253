import { Looks } from '../../../components/looks.tsx';
import { changeSettings } from '../../../settings/stored-settings.ts';
import { Section, type SectionProps } from '../section.tsx';
import { optionsWords } from '../words.ts';

/** Language and theme, for all of our pages at once. */
export function LooksSection({ settings, language }: SectionProps): React.ReactNode {
  return (
    <Section title={optionsWords(language).looks}>
      <Looks settings={settings} language={language} onChange={changed => void changeSettings(changed)} />
    </Section>
  );
}
