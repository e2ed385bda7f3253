import { useState } from 'react';
import { AccessKeyField } from '../../../components/connection/access-key-field.tsx';
import { ConnectionField } from '../../../components/connection/connection-field.tsx';
import { type SaveOutcome, saveConnection } from '../../../components/connection/save-connection.ts';
import { saveOutcomes } from '../../../components/connection/save-outcomes.ts';
import { TextField } from '../../../components/text-field.tsx';
import styles from '../options.module.css';
import { Section, type SectionProps } from '../section.tsx';
import { optionsWords } from '../words.ts';

/** Which backend, what opens its door, and which of its models and agents. */
export function ConnectionSection({ settings, language }: SectionProps): React.ReactNode {
  const words = optionsWords(language);
  const [typed, setTyped] = useState({
    relayUrl: settings.relayUrl,
    accessKey: '',
    model: settings.model,
    agent: settings.agent,
  });
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const change = (changed: Partial<typeof typed>): void => {
    setOutcome(undefined);
    setTyped(before => ({ ...before, ...changed }));
  };
  const save = async (): Promise<void> => {
    const saved = await saveConnection(typed);
    // From here on it is kept, and shown as that.
    if (saved === 'saved' || saved === 'permission-refused') change({ accessKey: '' });
    setOutcome(saved);
  };
  return (
    <Section title={words.connection}>
      <form
        onSubmit={event => {
          event.preventDefault();
          void save();
        }}
      >
        <p className={styles.hint}>{words.keysNever}</p>
        <ConnectionField
          language={language}
          value={typed.relayUrl}
          onChange={relayUrl => change({ relayUrl })}
          typedKey={typed.accessKey}
        >
          <AccessKeyField
            language={language}
            address={typed.relayUrl}
            value={typed.accessKey}
            onChange={accessKey => change({ accessKey })}
          />
        </ConnectionField>
        <TextField
          label={words.model}
          hint={words.modelHint}
          value={typed.model}
          onChange={model => change({ model })}
        />
        <TextField label={words.agent} value={typed.agent} onChange={agent => change({ agent })} />
        <div className={styles.save}>
          <button type="submit">{words.save}</button>
          <p role="status" data-status={outcome}>
            {outcome && saveOutcomes(language)[outcome]}
          </p>
        </div>
      </form>
    </Section>
  );
}
