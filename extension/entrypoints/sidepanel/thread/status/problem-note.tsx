import { useEffect, useState } from 'react';
import { useMessages } from '../../../../components/language.ts';
import type { PersonMessages } from '../../../../messages/person/person-messages.ts';
import type { Problem } from '../../backend/problem.ts';
import { useOpenPanel, useTurn } from '../../panel/panel-context.tsx';
import { ShellCommand } from '../../ui/shell-command.tsx';
import styles from '../../ui/thread.module.css';
import { Allow } from './allow.tsx';
import own from './status.module.css';
import { statusOfProblem } from './status-of-problem.ts';
import { STATUS_TRAITS, StatusView } from './status-view.tsx';

const START_COMMAND = 'npm run relay';

/** The failure of an answer, and the next step. The retry button is at the end of the conversation. */
export function ProblemNote({ problem }: { problem: Problem }): React.ReactNode {
  const { status: messages, menu, panel } = useMessages();
  const { openOnboarding, openSettings } = useOpenPanel();
  const kind = statusOfProblem(problem);
  const { hasBegun, inSettings } = STATUS_TRAITS[kind];
  return (
    <StatusView
      kind={kind}
      role="alert"
      kept={hasBegun ? undefined : messages.messageKept}
      detail={kind === 'session-lost' ? undefined : problemDetail(problem, messages)}
    >
      {kind === 'relay-down' && <ShellCommand text={START_COMMAND} />}
      {problem.kind === 'unreachable' && !problem.allowed && <AllowBackend url={problem.url} />}
      {problem.kind === 'refused' && problem.retryAfterSeconds !== undefined && (
        <Countdown seconds={problem.retryAfterSeconds} />
      )}
      {kind === 'no-consent' && (
        <div className={own.row}>
          <button type="button" className={styles.secondary} onClick={openOnboarding}>
            {menu.onboarding}
          </button>
        </div>
      )}
      {inSettings && (
        <button type="button" className={styles.secondary} onClick={openSettings}>
          {panel.openSettings}
        </button>
      )}
    </StatusView>
  );
}

/** The backend's `Retry-After`. Announced to screen readers when it is over, not every second. */
function Countdown({ seconds }: { seconds: number }): React.ReactNode {
  const { status: messages } = useMessages();
  const left = useSecondsLeft(seconds);
  return (
    <>
      <p role="timer" aria-live="off">
        {left > 0 && messages.retryIn(left)}
      </p>
      <p role="status">{left === 0 && messages.retryNow}</p>
    </>
  );
}

/** By the clock: timers of a hidden page are late. */
function useSecondsLeft(seconds: number): number {
  const [end] = useState(() => performance.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}

/** Requests access to the backend, and then retries. */
function AllowBackend({ url }: { url: string }): React.ReactNode {
  const messages = useMessages();
  const turn = useTurn();
  const { origin, host } = new URL(url);
  return (
    <>
      <p>{messages.status.mayNeedAllowing}</p>
      <Allow
        origins={[origin]}
        label={messages.panel.allow(host)}
        allowed={messages.panel.allowed}
        onAllowed={turn.tryAgain}
      />
    </>
  );
}

/** Details for experts: an address, a status, the backend's own words. */
function problemDetail(problem: Problem, messages: PersonMessages['status']): string | undefined {
  switch (problem.kind) {
    case 'unreachable':
      return problem.url;
    case 'refused':
      return [messages.httpStatus(problem.status), problem.message].filter(Boolean).join(' · ');
    case 'not-a-stream':
      return problem.contentType || undefined;
    case 'nameless-call':
      return problem.excerpt;
    case 'too-large':
      return messages.moreThan[problem.exceeded](problem.most);
    case 'silent':
      return messages.seconds(problem.seconds);
    case 'failed':
    case 'defect':
      return problem.message;
    default:
      return undefined;
  }
}
