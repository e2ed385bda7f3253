import type { AnswerEntry } from '../conversation/conversation.ts';
import { useWords } from '../panel-context.ts';
import { isComing } from './is-coming.ts';
import { Markdown } from './markdown/markdown.tsx';
import { ProblemNote } from './problem-note.tsx';
import styles from './thread.module.css';

export function Answer({ answer }: { answer: AnswerEntry }): React.ReactNode {
  return (
    <article className={styles.answer} aria-busy={isComing(answer)}>
      {answer.text !== '' && <Markdown text={answer.text} growing={answer.state.status === 'streaming'} />}
      <AnswerStateLine answer={answer} />
    </article>
  );
}

function AnswerStateLine({ answer: { state, text } }: { answer: AnswerEntry }): React.ReactNode {
  const words = useWords();
  switch (state.status) {
    case 'reading':
      return <p className={styles.progress}>{words.readingPage}</p>;
    case 'waiting':
      return <p className={styles.progress}>{words.thinking}</p>;
    case 'streaming':
      if (state.lost) return <p className={styles.progress}>{words.problem.lost}</p>;
      return text === '' && <p className={styles.progress}>{words.thinking}</p>;
    case 'stopped':
      return <p className={styles.aside}>{words.stopped}</p>;
    case 'failed':
      return <ProblemNote problem={state.problem} />;
    case 'complete':
      return null;
  }
}
