import { useState } from 'react';
import { ConnectionField } from '../../../components/connection/connection-field.tsx';
import { type SaveOutcome, saveConnection } from '../../../components/connection/save-connection.ts';
import { saveOutcomes } from '../../../components/connection/save-outcomes.ts';
import { TextField } from '../../../components/text-field.tsx';
import styles from '../options.module.css';
import { Section, type SectionProps } from '../section.tsx';
import { optionsWords } from '../words.ts';

/** Which backend, and which of its models and agents. */
export function ConnectionSection({ settings, language }: SectionProps): React.ReactNode {
  const words = optionsWords(language);
  const [typed, setTyped] = useState({
    relayUrl: settings.relayUrl,
    model: settings.model,
    agent: settings.agent,
  });
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const change = (changed: Partial<typeof typed>): void => {
    setOutcome(undefined);
    setTyped(before => ({ ...before, ...changed }));
  };
  return (
    <Section title={words.connection}>
      <form
        onSubmit={event => {
          event.preventDefault();
          void saveConnection(typed).then(setOutcome);
        }}
      >
        <p className={styles.hint}>{words.keysNever}</p>
        <ConnectionField
          language={language}
          value={typed.relayUrl}
          onChange={relayUrl => change({ relayUrl })}
        />
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
