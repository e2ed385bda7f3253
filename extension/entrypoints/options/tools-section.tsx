import { ChoiceGroup } from '../../components/appearance.tsx';
import { useMessages } from '../../components/language.ts';
import { changeSettings } from '../../settings/settings.ts';
import { toolsetTokens } from '../../tools/list.ts';
import { type Toolset, toolsetSchema } from '../../tools/toolset.ts';
import styles from './options.module.css';
import { Section, type SectionProps } from './section.tsx';

/** Counted once: the tokens of a set are constant in a build. */
const TOKENS: ReadonlyMap<Toolset, number> = new Map(
  toolsetSchema.options.map(toolset => [toolset, toolsetTokens(toolset)]),
);

export function ToolsSection({ settings }: SectionProps): React.ReactNode {
  const { tools: messages } = useMessages().options;
  const costOf = (toolset: Toolset): string => messages.cost(TOKENS.get(toolset) ?? 0);
  return (
    <Section title={messages.title}>
      <ChoiceGroup
        label={messages.label}
        value={settings.toolset}
        choices={toolsetSchema.options.map(
          toolset => [toolset, `${messages.names[toolset]} · ${costOf(toolset)}`] as const,
        )}
        onChange={toolset => void changeSettings({ toolset })}
      />
      <p className={styles.hint}>{messages.about[settings.toolset]}</p>
      <p className={styles.hint}>{messages.hint}</p>
    </Section>
  );
}

/** Chrome has its own switch for user scripts, and no page may link to it. */
export function CodeSection({ settings }: SectionProps): React.ReactNode {
  const { code: messages } = useMessages().options;
  const { runsCode } = settings;
  return (
    <Section title={messages.title}>
      <p className={styles.hint}>{messages.hint}</p>
      <p className={styles.warning}>{messages.warning}</p>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={runsCode}
          onChange={event => void changeSettings({ runsCode: event.target.checked })}
        />
        {messages.switch}
      </label>
      {runsCode && (
        <>
          <p>{messages.steps}</p>
          <ol className={styles.steps}>
            <li>{messages.open}</li>
            <li>{messages.allow}</li>
          </ol>
          <button
            type="button"
            className={styles.secondary}
            onClick={() => void chrome.tabs.create({ url: `chrome://extensions/?id=${chrome.runtime.id}` })}
          >
            {messages.manage}
          </button>
        </>
      )}
    </Section>
  );
}
