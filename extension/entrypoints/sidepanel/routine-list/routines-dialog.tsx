import { useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { useMessages } from '../../../components/language.ts';
import type { PersonMessages } from '../../../messages/person/person-messages.ts';
import { useOpenPanel } from '../panel/panel-context.tsx';
import { WholePanelDialog } from '../panel/whole-panel-dialog.tsx';
import { type ReadRoutine, readRoutineFile } from '../routines/routine-files.ts';
import { RoutineItem } from './routine-item.tsx';
import styles from './routines.module.css';
import { SaveRoutine } from './save-routine.tsx';

/** The routines on this device; the conversation in the panel can become another. */
export function RoutinesDialog({ onClose }: { onClose(): void }): React.ReactNode {
  const { routines: messages } = useMessages();
  const [notice, setNotice] = useState('');
  return (
    <WholePanelDialog
      title={messages.title}
      onClose={onClose}
      closeButton={
        <button type="button" className={styles.plain} onClick={onClose}>
          {messages.close}
        </button>
      }
    >
      <div className={styles.scroller}>
        <p className={styles.quiet}>{messages.intro}</p>
        <SaveRoutine onNotice={setNotice} />
        <p className={styles.notice} role="status">
          {notice}
        </p>
        <Items onStart={onClose} />
        <ImportButton onNotice={setNotice} />
      </div>
    </WholePanelDialog>
  );
}

function Items({ onStart }: { onStart(): void }): React.ReactNode {
  const { routines: messages } = useMessages();
  const stored = useStore(useOpenPanel().routines.stored);
  if (stored.length === 0) return <p className={styles.quiet}>{messages.none}</p>;
  return (
    <ul className={styles.items}>
      {stored.map(each => (
        <RoutineItem key={each.id} stored={each} onStart={onStart} />
      ))}
    </ul>
  );
}

function ImportButton({ onNotice }: { onNotice(text: string): void }): React.ReactNode {
  const { routines: messages } = useMessages();
  const { routines } = useOpenPanel();
  const chooser = useRef<HTMLInputElement>(null);
  const take = async (file: File): Promise<void> => {
    const read = readRoutineFile(await file.text());
    const saved = read.status === 'read' && (await isDone(routines.save(read.routine)));
    onNotice(describeImport(read, saved, messages));
  };
  return (
    <>
      <button type="button" className={styles.button} onClick={() => chooser.current?.click()}>
        {messages.import}
      </button>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={messages.import}
        onChange={event => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void take(file);
        }}
      />
    </>
  );
}

function describeImport(read: ReadRoutine, saved: boolean, messages: PersonMessages['routines']): string {
  switch (read.status) {
    case 'read':
      return saved ? messages.imported(read.routine.name) : messages.notSaved;
    case 'no-routine':
      return messages.noRoutine(read.reason);
    case 'unknown':
      return messages.unknownStep(read.operation);
  }
}

/** The storage of the extension may be full. */
function isDone(saving: Promise<void>): Promise<boolean> {
  return saving.then(
    () => true,
    () => false,
  );
}
