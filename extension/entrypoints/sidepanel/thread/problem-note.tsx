import type { Problem } from '../backend/problem.ts';
import { useOpenPanel, useTurn, useWords } from '../panel-context.ts';
import type { Words } from '../words/words-for.ts';
import { Allow } from './allow.tsx';
import styles from './thread.module.css';

/** What went wrong with an answer, and what to do next. */
export function ProblemNote({ problem }: { problem: Problem }): React.ReactNode {
  const words = useWords();
  return (
    <div className={styles.problem} role="alert">
      <p>{explain(problem, words)}</p>
      {problem.kind === 'unreachable' && <HowToReach problem={problem} />}
      {leadsToSettings(problem) && <SettingsButton />}
    </div>
  );
}

function explain(problem: Problem, { problem: words }: Words): string {
  switch (problem.kind) {
    case 'no-consent':
      return words.noConsent;
    case 'unreachable':
      return words.unreachable(problem.url);
    case 'refused':
      return explainRefusal(problem, words);
    case 'not-a-stream':
      return words.notAStream(problem.contentType);
    case 'unreadable':
      return words.unreadable;
    case 'silent':
      return words.silent(problem.seconds);
    case 'cut':
      return words.cut;
    case 'empty':
      return words.empty;
    case 'closed':
      return words.closed;
    case 'failed':
      return words.failed(problem.message);
    case 'defect':
      return words.defect(problem.message);
  }
}

function explainRefusal(
  { status, message }: Extract<Problem, { kind: 'refused' }>,
  words: Words['problem'],
): string {
  const known = new Map(Object.entries(words.refused)).get(String(status)) ?? words.refusedOther(status);
  return message ? `${known} (${message})` : known;
}

function leadsToSettings(problem: Problem): boolean {
  return (
    problem.kind === 'unreachable' ||
    problem.kind === 'not-a-stream' ||
    problem.kind === 'unreadable' ||
    (problem.kind === 'refused' && problem.status === 404)
  );
}

function HowToReach({ problem }: { problem: Extract<Problem, { kind: 'unreachable' }> }): React.ReactNode {
  const words = useWords();
  const turn = useTurn();
  const { origin, host } = new URL(problem.url);
  return (
    <>
      <p>
        {words.problem.unreachableNext} <code>{words.problem.startCommand}</code>
      </p>
      {!problem.allowed && (
        <>
          <p>{words.problem.maybeNotAllowed}</p>
          <Allow
            origins={[origin]}
            label={words.allow(host)}
            allowed={words.allowed}
            onAllowed={turn.tryAgain}
          />
        </>
      )}
    </>
  );
}

function SettingsButton(): React.ReactNode {
  const words = useWords();
  const { openSettings } = useOpenPanel();
  return (
    <button type="button" className={styles.secondary} onClick={openSettings}>
      {words.openSettings}
    </button>
  );
}
