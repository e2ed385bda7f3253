import { wordsBeforeCall } from '../../conversation/words-before-call.ts';
import { usePanel, useWords } from '../../panel-context.ts';
import styles from './card.module.css';
import { lastSentence } from './last-sentence.ts';
import { ShownText } from './shown-text.tsx';

/** Why the model wants it: its own last words, and labelled as such. Nothing where it said nothing. */
export function WhyLine({ id, callId }: { id: string; callId: string }): React.ReactNode {
  const { card: words } = useWords();
  const why = usePanel(({ conversation }) => lastSentence(wordsBeforeCall(conversation.entries, callId)));
  if (why === '') return null;
  return (
    <p id={id} className={styles.why}>
      {words.why}{' '}
      <q>
        <ShownText text={why} />
      </q>
    </p>
  );
}
