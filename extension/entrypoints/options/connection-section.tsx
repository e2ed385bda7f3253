import { useState } from 'react';
import { AccessKeyField } from '../../components/connection/access-key-field.tsx';
import { ConnectionField } from '../../components/connection/connection-field.tsx';
import { type SaveOutcome, saveConnection } from '../../components/connection/save-connection.ts';
import { useMessages } from '../../components/language.ts';
import { TextField } from '../../components/text-field.tsx';
import styles from './options.module.css';
import { Section, type SectionProps } from './section.tsx';

export function ConnectionSection({ settings }: SectionProps): React.ReactNode {
  const { options: messages, connection } = useMessages();
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
    // The key is stored now, so its field is empty again.
    if (saved === 'saved' || saved === 'permission-refused') change({ accessKey: '' });
    setOutcome(saved);
  };
  return (
    <Section title={messages.connection}>
      <form
        onSubmit={event => {
          event.preventDefault();
          void save();
        }}
      >
        <p className={styles.hint}>{messages.keysNever}</p>
        <ConnectionField
          value={typed.relayUrl}
          onChange={relayUrl => change({ relayUrl })}
          typedKey={typed.accessKey}
        >
          <AccessKeyField
            address={typed.relayUrl}
            value={typed.accessKey}
            onChange={accessKey => change({ accessKey })}
          />
        </ConnectionField>
        <TextField
          label={messages.model}
          hint={messages.modelHint}
          value={typed.model}
          onChange={model => change({ model })}
        />
        <TextField label={messages.agent} value={typed.agent} onChange={agent => change({ agent })} />
        <div className={styles.save}>
          <button type="submit">{messages.save}</button>
          <p role="status" data-status={outcome}>
            {outcome && connection.saved[outcome]}
          </p>
        </div>
      </form>
    </Section>
  );
}
