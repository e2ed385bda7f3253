import { useMessages } from '../../components/language.ts';
import { changeSettings } from '../../settings/settings.ts';
import { toolsetSchema } from '../../tools/toolset.ts';
import { DescribedChoices } from './described-choices.tsx';
import styles from './options.module.css';
import { Section, type SectionProps } from './section.tsx';

export function ToolsSection({ settings }: SectionProps): React.ReactNode {
  const { tools: messages } = useMessages().options;
  return (
    <Section title={messages.title}>
      <DescribedChoices
        label={messages.label}
        value={settings.toolset}
        choices={toolsetSchema.options.map(toolset => ({
          choice: toolset,
          name: messages.names[toolset],
          consequence: messages.about[toolset],
        }))}
        onChange={toolset => void changeSettings({ toolset })}
      />
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
