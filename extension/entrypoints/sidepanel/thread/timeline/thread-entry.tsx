import { memo, useEffect, useState } from 'react';
import { useMessages } from '../../../../components/language.ts';
import type { AnswerEntry, Entry, Notice } from '../../conversation/conversation.ts';
import { usePanel, useTurn } from '../../panel/panel-context.tsx';
import { NeverReadNotice } from '../../site/site-notice.tsx';
import styles from '../../ui/thread.module.css';
import { CallEntry } from '../card/call-entry.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { Allow } from '../status/allow.tsx';
import { PageUnreadable } from '../status/page-unreadable.tsx';
import { ProblemNote } from '../status/problem-note.tsx';

/** One step of a turn, rendered again only when it has changed. */
export const ThreadEntry = memo(function ThreadEntry({ entry }: { entry: Entry }): React.ReactNode {
  switch (entry.kind) {
    case 'person':
      return null;
    case 'answer':
      return <Answer answer={entry} />;
    case 'notice':
      return <NoticeLine notice={entry.notice} />;
    case 'call':
      return <CallEntry call={entry} />;
  }
});

function Answer({ answer }: { answer: AnswerEntry }): React.ReactNode {
  return (
    <article className={styles.answer} aria-busy={isComing(answer)}>
      {answer.text !== '' && <Markdown text={answer.text} growing={answer.state.status === 'streaming'} />}
      <AnswerStateLine answer={answer} />
    </article>
  );
}

function AnswerStateLine({ answer: { state, text } }: { answer: AnswerEntry }): React.ReactNode {
  const messages = useMessages();
  switch (state.status) {
    case 'reading':
      return <Reading />;
    case 'waiting':
      return <Thinking />;
    case 'streaming':
      if (state.connectionLost) return <p className={styles.progress}>{messages.status.connectionLost}</p>;
      return text === '' && <Thinking />;
    case 'stopped':
      return <p className={styles.aside}>{messages.panel.stopped}</p>;
    case 'failed':
      return <ProblemNote problem={state.problem} />;
    case 'complete':
      return null;
  }
}

function Thinking(): React.ReactNode {
  const { panel, programs } = useMessages();
  const isOfProgram = usePanel(({ conversation }) => conversation.program !== undefined);
  return <p className={styles.progress}>{isOfProgram ? programs.nextStep : panel.thinking}</p>;
}

/** A page that is slow to answer: how long it has been, from the first second on, and a way out. */
function Reading(): React.ReactNode {
  const messages = useMessages();
  const turn = useTurn();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - start) / 1_000)), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (seconds === 0) return <p className={styles.progress}>{messages.panel.readingPage}</p>;
  return (
    <p className={styles.slow}>
      <span className={styles.progress}>{messages.panel.readingFor(seconds)}</span>
      <button type="button" className={styles.link} onClick={turn.stop}>
        {messages.panel.stopReading}
      </button>
    </p>
  );
}

/** A notice of the panel itself. */
export function NoticeLine({ notice }: { notice: Notice }): React.ReactNode {
  const messages = useMessages();
  switch (notice.kind) {
    case 'page-unreadable':
      return <PageUnreadable notice={notice} />;
    case 'frames-closed':
      return (
        <Aside text={messages.panel.framesClosed(messages.format.list(notice.origins))}>
          <Allow
            origins={notice.origins}
            label={messages.panel.allowFrames}
            allowed={messages.panel.allowed}
          />
        </Aside>
      );
    case 'never-read':
      return <NeverReadNotice notice={notice} />;
    case 'frames-withheld':
      return <Aside text={messages.sites.framesWithheld(messages.format.list(notice.origins.map(hostOf)))} />;
    case 'record-unreadable':
      return <Aside text={messages.panel.recordUnreadable} />;
    case 'not-kept':
      return <Aside text={messages.panel.notKept(messages.word(notice.message))} />;
  }
}

function Aside({ text, children }: { text: string; children?: React.ReactNode }): React.ReactNode {
  return (
    <div className={styles.notice} role="note">
      <p>{text}</p>
      {children}
    </div>
  );
}

function hostOf(origin: string): string {
  return new URL(origin).host;
}

/** Whether the answer is still streaming. */
export function isComing({ state: { status } }: AnswerEntry): boolean {
  return status === 'reading' || status === 'waiting' || status === 'streaming';
}
