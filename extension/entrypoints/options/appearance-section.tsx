import { Appearance } from '../../components/appearance.tsx';
import { useMessages } from '../../components/language.ts';
import { changeSettings } from '../../settings/settings.ts';
import { Section, type SectionProps } from './section.tsx';

export function AppearanceSection({ settings }: SectionProps): React.ReactNode {
  return (
    <Section title={useMessages().options.appearance.title}>
      <Appearance settings={settings} onChange={changed => void changeSettings(changed)} />
    </Section>
  );
}
