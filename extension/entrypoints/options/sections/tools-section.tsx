import { ChoiceGroup } from '../../../components/choice-group.tsx';
import { changeSettings } from '../../../settings/stored-settings.ts';
import { toolsetTokens } from '../../../tools/list.ts';
import { type Toolset, toolsetSchema } from '../../../tools/toolset.ts';
import styles from '../options.module.css';
import { Section, type SectionProps } from '../section.tsx';
import { optionsWords } from '../words.ts';

/** What each set costs, counted once: it is the same for as long as this build runs. */
const TOKENS: ReadonlyMap<Toolset, number> = new Map(
  toolsetSchema.options.map(toolset => [toolset, toolsetTokens(toolset)]),
);

/** Which tools the model is offered, each set with what it costs. It holds from the next request on. */
export function ToolsSection({ settings, language }: SectionProps): React.ReactNode {
  const words = optionsWords(language).tools;
  const costOf = (toolset: Toolset): string =>
    words.cost((TOKENS.get(toolset) ?? 0).toLocaleString(language));
  return (
    <Section title={words.title}>
      <ChoiceGroup
        label={words.label}
        value={settings.toolset}
        choices={toolsetSchema.options.map(
          toolset => [toolset, `${words.names[toolset]} · ${costOf(toolset)}`] as const,
        )}
        onChange={toolset => void changeSettings({ toolset })}
      />
      <p className={styles.hint}>{words.about[settings.toolset]}</p>
      <p className={styles.hint}>{words.hint}</p>
    </Section>
  );
}
