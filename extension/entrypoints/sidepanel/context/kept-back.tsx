import type { Redactions } from '../../../page/frame-reading.ts';
import { useWords } from '../panel-context.ts';
import styles from './preview.module.css';

const KINDS = ['password', 'code', 'card', 'file', 'other', 'quoted'] as const;

/** What the model does not get: by kind and number, as the page itself counted them. */
export function KeptBack({ redactions }: { redactions: Redactions | undefined }): React.ReactNode {
  const { preview: words } = useWords();
  const kinds = KINDS.filter(kind => (redactions?.[kind] ?? 0) > 0);
  return (
    <section>
      <h3>{words.redacted}</h3>
      {kinds.length === 0 && <p className={styles.none}>{words.nothingRedacted}</p>}
      <ul className={styles.plain}>
        {kinds.map(kind => (
          <li key={kind}>{words.redactions[kind](redactions?.[kind] ?? 0)}</li>
        ))}
      </ul>
    </section>
  );
}
