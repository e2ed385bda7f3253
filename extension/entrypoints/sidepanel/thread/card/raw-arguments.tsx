import { useMessages } from '../../../../components/language.ts';
import { ShownText } from '../../ui/shown-text.tsx';
import styles from './card.module.css';

export function RawArguments({ text }: { text: string }): React.ReactNode {
  const { card: messages } = useMessages();
  return (
    <details className={styles.raw}>
      <summary>{messages.rawArguments}</summary>
      <pre dir="ltr">
        <ShownText text={text} />
      </pre>
    </details>
  );
}
