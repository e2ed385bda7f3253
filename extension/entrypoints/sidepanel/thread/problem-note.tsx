import { useMessages } from '../../../components/language.ts';
import type { Problem } from '../backend/problem.ts';
import { useOpenPanel } from '../panel/panel-context.tsx';
import { AllowBackend } from './status/allow-backend.tsx';
import { Countdown } from './status/countdown.tsx';
import { problemDetail } from './status/problem-detail.ts';
import { StartCommand } from './status/start-command.tsx';
import own from './status/status.module.css';
import type { StatusKind } from './status/status-kind.ts';
import { statusOfProblem } from './status/status-of-problem.ts';
import { StatusView } from './status/status-view.tsx';
import styles from './thread.module.css';

/** What went wrong with an answer, and what to do next. Trying again is offered at the end of the conversation. */
export function ProblemNote({ problem }: { problem: Problem }): React.ReactNode {
  const { status: messages } = useMessages();
  const kind = statusOfProblem(problem);
  const isKept = !BEGUN.has(kind);
  return (
    <StatusView
      kind={kind}
      role="alert"
      kept={isKept ? messages.messageKept : undefined}
      detail={kind === 'session-lost' ? undefined : problemDetail(problem, messages)}
    >
      {kind === 'relay-down' && <StartCommand />}
      {problem.kind === 'unreachable' && !problem.allowed && <AllowBackend url={problem.url} />}
      {problem.kind === 'refused' && problem.retryAfterSeconds !== undefined && (
        <Countdown seconds={problem.retryAfterSeconds} />
      )}
      {kind === 'no-consent' && <ReadAndAgree />}
      {IN_SETTINGS.has(kind) && <SettingsButton />}
    </StatusView>
  );
}

/** Here the message had been taken before it went wrong, or the face says itself what is kept. */
const BEGUN: ReadonlySet<StatusKind> = new Set([
  'cut',
  'closed',
  'empty',
  'model-failed',
  'nameless-call',
  'session-lost',
  'silent',
]);

/** What the settings can help with. */
const IN_SETTINGS: ReadonlySet<StatusKind> = new Set([
  'relay-down',
  'unreachable',
  'access-key',
  'model-key',
  'refused',
  'no-model',
  'not-found',
  'no-backend',
]);

function ReadAndAgree(): React.ReactNode {
  const messages = useMessages();
  const { openOnboarding } = useOpenPanel();
  return (
    <div className={own.row}>
      <button type="button" className={styles.secondary} onClick={openOnboarding}>
        {messages.menu.onboarding}
      </button>
    </div>
  );
}

function SettingsButton(): React.ReactNode {
  const messages = useMessages();
  const { openSettings } = useOpenPanel();
  return (
    <button type="button" className={styles.secondary} onClick={openSettings}>
      {messages.panel.openSettings}
    </button>
  );
}
