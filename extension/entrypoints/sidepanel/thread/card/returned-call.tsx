import { type Call, failureOf } from '../../conversation/call.ts';
import { useWords } from '../../panel-context.ts';
import styles from './card.module.css';
import { ShownText } from './shown-text.tsx';

/** A call that made no sense and went back to the model by itself: one line, and more for those who ask. */
export function ReturnedCall({ call }: { call: Call }): React.ReactNode {
  const words = useWords();
  return (
    <details className={styles.returned}>
      <summary>{words.call.invalid}</summary>
      <div>
        <ShownText text={failureOf(call) ?? ''} />
      </div>
      <pre dir="ltr">
        <ShownText text={call.argumentsText} />
      </pre>
    </details>
  );
}
