import type { Entry, PersonEntry } from '../../conversation/conversation.ts';
import { usePanel, useTurn, useWords } from '../../panel-context.ts';
import { CopyButton } from '../copy-button.tsx';
import { isComing } from '../is-coming.ts';
import { countDeeds } from './count-deeds.ts';
import { IconButton } from './icon-button.tsx';
import styles from './timeline.module.css';
import { turnUsage } from './turn-usage.ts';
import { UsageLine } from './usage-line.tsx';

interface TurnFootProps {
  message: PersonEntry | undefined;
  steps: readonly Entry[];
  isReplaced: boolean;
}

/** What can be done with a turn that has come to its end, what it took, and what a stop left undone. */
export function TurnFoot({ message, steps, isReplaced }: TurnFootProps): React.ReactNode {
  const { thread: words } = useWords();
  const turn = useTurn();
  const busy = usePanel(({ activity }) => activity.status === 'busy');
  const answers = steps.filter(step => step.kind === 'answer');
  const answer = answers.findLast(({ text }) => text !== '');
  const usage = turnUsage(steps);
  if (!message || answers.length === 0 || answers.some(isComing)) return null;
  return (
    <>
      <StopNews steps={steps} />
      <div className={styles.foot}>
        {answer && <CopyButton label={words.copyAnswer} text={answer.text} />}
        {!isReplaced && (
          <IconButton
            label={words.askAgain}
            icon="again"
            disabled={busy}
            press={() => turn.sendAgain(message.id, message.text)}
          />
        )}
        {usage && <UsageLine usage={usage} />}
      </div>
    </>
  );
}

/** After Stop: what of the proposed actions was done, and what was not. */
function StopNews({ steps }: { steps: readonly Entry[] }): React.ReactNode {
  const { thread: words } = useWords();
  const calls = steps.filter(step => step.kind === 'call');
  const last = steps.at(-1);
  const isStopped =
    (last?.kind === 'answer' && last.state.status === 'stopped') ||
    (last?.kind === 'call' && last.state.status === 'void' && last.state.reason === 'stopped');
  if (!isStopped || calls.length === 0) return null;
  const { done, undone, ...other } = countDeeds(calls);
  const left = other['not-run'] + other.waiting + other.running;
  return <p className={styles.quiet}>{words.stopNews(done + undone, left, other.unknown + other.failed)}</p>;
}
