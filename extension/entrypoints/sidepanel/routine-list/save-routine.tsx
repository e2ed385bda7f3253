import { useMemo, useState } from 'react';
import { useStore } from 'zustand/react';
import { useMessages } from '../../../components/language.ts';
import { summarize } from '../conversation/summary.ts';
import { useOpenPanel, usePanel } from '../panel/panel-context.tsx';
import { type Recording, recordRoutine } from '../routines/record-routine.ts';
import styles from './routines.module.css';

interface SaveRoutineProps {
  onNotice(text: string): void;
}

/** Saves the completed actions of the conversation in the panel. */
export function SaveRoutine({ onNotice }: SaveRoutineProps): React.ReactNode {
  const { routines: messages } = useMessages();
  const conversation = usePanel(state => state.conversation);
  const recording = useMemo(() => recordRoutine(conversation.entries), [conversation.entries]);
  const title = summarize(conversation)?.title ?? '';
  if (!recording) {
    return conversation.entries.length > 0 && <p className={styles.quiet}>{messages.nothingToRecord}</p>;
  }
  return <SaveForm key={conversation.id} recording={recording} title={title} onNotice={onNotice} />;
}

interface SaveFormProps extends SaveRoutineProps {
  recording: Recording;
  title: string;
}

const MAX_NAME = 120;

function SaveForm({ recording, title, onNotice }: SaveFormProps): React.ReactNode {
  const { routines: messages } = useMessages();
  const { routines } = useOpenPanel();
  const { routine, leftOut } = recording;
  const stored = useStore(routines.stored);
  const [name, setName] = useState(() => recording.nameFrom(title));
  const tidy = name.replace(/\s+/gu, ' ').trim();
  const isTaken = stored.some(each => each.routine.name === tidy);
  const secrets = routine.parameters.filter(({ secret }) => secret).length;
  const save = (): void => {
    void routines.save({ ...routine, name: tidy }).then(
      () => onNotice(messages.saved(tidy)),
      () => onNotice(messages.notSaved),
    );
  };
  return (
    <form
      className={styles.save}
      onSubmit={event => {
        event.preventDefault();
        if (tidy !== '') save();
      }}
    >
      <h3>{messages.record}</h3>
      <p>
        {messages.contents(routine.steps.length, routine.parameters.length - secrets)}
        {secrets > 0 && ` · ${messages.secrets(secrets)}`}
        {leftOut > 0 && ` · ${messages.leftOut(leftOut)}`}
      </p>
      <div className={styles.line}>
        <input
          aria-label={messages.name}
          dir="auto"
          maxLength={MAX_NAME}
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <button type="submit" disabled={tidy === ''}>
          {messages.save}
        </button>
      </div>
      {isTaken && <p>{messages.replaces(tidy)}</p>}
    </form>
  );
}
