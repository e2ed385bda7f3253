import { useState } from 'react';
import { AccessKeyField } from '../../components/connection/access-key-field.tsx';
import { ConnectionField } from '../../components/connection/connection-field.tsx';
import { type SaveOutcome, saveConnection } from '../../components/connection/save-connection.ts';
import { useLanguage, useMessages } from '../../components/language.ts';
import { NO_CHOICES, nameModels } from '../../settings/backend-choices.ts';
import { ChoiceField } from './choice-field.tsx';
import styles from './options.module.css';
import { Section, type SectionProps } from './section.tsx';
import { useChoices } from './use-choices.ts';

export function ConnectionSection({ settings }: SectionProps): React.ReactNode {
  const { options: messages, connection, composer } = useMessages();
  const language = useLanguage();
  const listed = useChoices(settings.relayUrl);
  const [typed, setTyped] = useState({
    relayUrl: settings.relayUrl,
    accessKey: '',
    model: settings.model,
    agent: settings.agent,
  });
  // The ids of one backend mean nothing at another.
  const { models, agents, setupUrl } = typed.relayUrl === settings.relayUrl ? listed : NO_CHOICES;
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
        <ChoiceField
          label={messages.model}
          hint={messages.modelHint}
          listed={nameModels(models, composer.rules)}
          value={typed.model}
          mayBeEmpty
          onChange={model => change({ model })}
        />
        {setupUrl !== undefined && (
          <p>
            <a href={`${setupUrl}?lang=${language}`} target="_blank" rel="noreferrer">
              {messages.setup}
            </a>
          </p>
        )}
        <ChoiceField
          label={messages.agent}
          listed={agents}
          value={typed.agent}
          onChange={agent => change({ agent })}
        />
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
