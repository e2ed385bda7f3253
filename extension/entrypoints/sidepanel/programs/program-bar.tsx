import { Bot } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../components/language.ts';
import { isOpen } from '../conversation/call.ts';
import { calls } from '../conversation/panel-store.ts';
import { useOpenPanel, usePanel, usePrograms, useTurn } from '../panel/panel-context.tsx';
import bar from '../ui/bar.module.css';
import { Visible } from '../ui/shown-text.tsx';
import styles from './programs.module.css';

/** Above a conversation with a program: whether it is connected, and how to end that. Also names one that waits elsewhere. */
export function ProgramBar(): React.ReactNode {
  const program = usePanel(({ conversation }) => conversation.program);
  return (
    <>
      {program && <OwnProgram key={program.id} {...program} />}
      <WaitingProgram besides={program?.id} />
    </>
  );
}

type BarState = 'ready' | 'asking' | 'left' | 'running' | 'paused' | 'waits' | 'away' | 'gone';

function OwnProgram({ id, name }: { id: string; name: string }): React.ReactNode {
  const { programs: messages, panel } = useMessages();
  const { programs } = useOpenPanel();
  const turn = useTurn();
  const state = useBarState(id);
  const isPaused = state === 'paused' || state === 'waits';
  const isBusy = usePanel(({ activity }) => activity.status === 'busy');
  const [isUnheard, setUnheard] = useState(false);
  const end = async (heard: Promise<boolean>): Promise<void> => setUnheard(!(await heard));
  return (
    <aside className={bar.bar} aria-label={messages.title}>
      <Bot className={bar.icon} aria-hidden="true" size={16} />
      <Named name={name} around={messages.bar[state]} />
      <span className={styles.buttons}>
        {isPaused && !isBusy && (
          <button type="button" className={bar.button} onClick={() => turn.send(panel.goOnMessage)}>
            {messages.letGoOn}
          </button>
        )}
        {!isPaused && state !== 'gone' && (
          <button type="button" className={bar.button} onClick={() => void end(programs.stop(id))}>
            {messages.stop}
          </button>
        )}
        {state !== 'gone' && (
          <button type="button" className={bar.button} onClick={() => void end(programs.disconnect(id))}>
            {messages.disconnect}
          </button>
        )}
      </span>
      {isUnheard && <p role="alert">{messages.notHeard}</p>}
    </aside>
  );
}

function useBarState(id: string): BarState {
  const { store } = useOpenPanel();
  const isGone = usePrograms(({ programs }) => programs?.every(program => program.id !== id) ?? false);
  const hasLeft = usePrograms(({ programs = [] }) =>
    programs.some(program => program.id === id && program.state === 'left'),
  );
  const isWaiting = usePrograms(({ programs = [] }) =>
    programs.some(program => program.id === id && program.waiting > 0),
  );
  const isAway = usePrograms(state => state.isAway);
  const own = usePanel(({ activity }): BarState => {
    const open = calls(store).find(isOpen);
    if (open?.state.status === 'awaiting') return 'asking';
    if (open && activity.status === 'busy') return 'running';
    return activity.status === 'busy' ? 'ready' : 'paused';
  });
  if (isGone) return 'gone';
  if (isAway) return 'away';
  if (own === 'paused' && isWaiting) return 'waits';
  return own === 'asking' && hasLeft ? 'left' : own;
}

/** Another program whose call nobody is shown. */
function WaitingProgram({ besides }: { besides: string | undefined }): React.ReactNode {
  const { programs: messages } = useMessages();
  const { programs } = useOpenPanel();
  const waiting = usePrograms(state =>
    state.programs?.find(({ id, state, waiting }) => id !== besides && state === 'absent' && waiting > 0),
  );
  if (!waiting) return null;
  return (
    <aside className={bar.bar} aria-label={messages.title}>
      <Bot className={bar.icon} aria-hidden="true" size={16} />
      <Named name={waiting.name} around={messages.waits} />
      <span className={styles.buttons}>
        <button type="button" className={bar.button} onClick={() => void programs.begin(waiting)}>
          {messages.begin}
        </button>
        <button type="button" className={bar.button} onClick={() => void programs.disconnect(waiting.id)}>
          {messages.disconnect}
        </button>
      </span>
    </aside>
  );
}

function Named({ name, around }: { name: string; around: readonly string[] }): React.ReactNode {
  const [before = '', after = ''] = around;
  return (
    <span className={styles.label} role="status">
      {before}
      <strong className={styles.name}>
        <Visible text={name} />
      </strong>
      {after}
    </span>
  );
}
