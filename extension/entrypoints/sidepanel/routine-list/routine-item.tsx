import { useState } from 'react';
import { useMessages } from '../../../components/language.ts';
import type { StoredRoutine } from '../../../settings/routines.ts';
import { useOpenPanel } from '../panel/panel-context.tsx';
import { ReplayForm } from './replay-form.tsx';
import styles from './routines.module.css';

interface RoutineItemProps {
  stored: StoredRoutine;
  onStart(): void;
}

export function RoutineItem({ stored, onStart }: RoutineItemProps): React.ReactNode {
  const { routines: messages } = useMessages();
  const [open, setOpen] = useState<'nothing' | 'replay' | 'removal'>('nothing');
  const { routine } = stored;
  const values = routine.parameters.filter(({ secret }) => !secret).length;
  return (
    <li className={styles.item}>
      <bdi className={styles.title}>{routine.name}</bdi>
      <span className={styles.facts}>
        <span>{messages.contents(routine.steps.length, values)}</span>
        {routine.url !== undefined && <bdi>{messages.recordedOn(URL.parse(routine.url)?.host ?? '')}</bdi>}
      </span>
      <RoutineActions stored={stored} isOpen={open === 'replay'} onOpen={setOpen} />
      {open === 'replay' && <ReplayForm routine={routine} onStart={onStart} />}
      {open === 'removal' && <Removal stored={stored} onKeep={() => setOpen('nothing')} />}
    </li>
  );
}

interface RoutineActionsProps {
  stored: StoredRoutine;
  isOpen: boolean;
  onOpen(part: 'nothing' | 'replay' | 'removal'): void;
}

function RoutineActions({ stored: { routine }, isOpen, onOpen }: RoutineActionsProps): React.ReactNode {
  const { routines: messages } = useMessages();
  const { routines } = useOpenPanel();
  return (
    <div className={styles.line}>
      <button
        type="button"
        aria-label={messages.replayOf(routine.name)}
        aria-expanded={isOpen}
        onClick={() => onOpen(isOpen ? 'nothing' : 'replay')}
      >
        {messages.replayIt}
      </button>
      <button
        type="button"
        aria-label={messages.exportOf(routine.name)}
        onClick={() => routines.download(routine)}
      >
        {messages.export}
      </button>
      <button
        type="button"
        aria-label={messages.playwrightOf(routine.name)}
        onClick={() => routines.download(routine, 'playwright')}
      >
        {messages.playwright}
      </button>
      <button
        type="button"
        className={styles.danger}
        aria-label={messages.removeOf(routine.name)}
        onClick={() => onOpen('removal')}
      >
        {messages.remove}
      </button>
    </div>
  );
}

/** Asks again, because nothing restores it. */
function Removal({ stored, onKeep }: { stored: StoredRoutine; onKeep(): void }): React.ReactNode {
  const { routines: messages } = useMessages();
  const { routines } = useOpenPanel();
  return (
    <div className={styles.line} role="alertdialog" aria-label={messages.removeOf(stored.routine.name)}>
      <span>{messages.removeQuestion}</span>
      <button type="button" ref={focus} onClick={onKeep}>
        {messages.keep}
      </button>
      <button type="button" className={styles.danger} onClick={() => void routines.remove(stored.id)}>
        {messages.remove}
      </button>
    </div>
  );
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
