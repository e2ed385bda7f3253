import { type Call, failureOf } from '../../conversation/call.ts';
import { useWords } from '../../panel-context.ts';
import styles from './card.module.css';
import { ShownText } from './shown-text.tsx';

/**
 * A call that went back to the model by itself, because it made no sense or asked for nothing but what can be done: one
 * line, and more for those who ask.
 */
export function ReturnedCall({ call }: { call: Call }): React.ReactNode {
  const words = useWords();
  const failure = failureOf(call);
  return (
    <details className={styles.returned}>
      <summary>{call.state.status === 'answered' ? words.call.lookedUp : words.call.invalid}</summary>
      {failure !== undefined && (
        <div>
          <ShownText text={failure} />
        </div>
      )}
      <pre dir="ltr">
        <ShownText text={call.argumentsText} />
      </pre>
    </details>
  );
}
