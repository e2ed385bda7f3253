import { useId } from 'react';
import { useMessages } from '../../../../components/language.ts';
import styles from './status.module.css';
import { STATUS_ICONS } from './status-icons.ts';
import type { StatusKind } from './status-kind.ts';

interface StatusViewProps {
  kind: StatusKind;
  /** `alert`: an answer did not come. `note`: it comes, and there is something to know about it. */
  role: 'alert' | 'note';
  /** What is or is not lost by it. */
  kept?: string | undefined;
  /** As the other side said it. */
  detail?: string | undefined;
  /** What can be done about it here. */
  children?: React.ReactNode;
}

/** The face of something that went wrong: its name, the next step, and the buttons that take it. */
export function StatusView({ kind, role, kept, detail, children }: StatusViewProps): React.ReactNode {
  const id = useId();
  const { title, next } = useMessages().status.views[kind];
  const Icon = STATUS_ICONS[kind];
  return (
    <section
      className={styles.face}
      role={role}
      aria-labelledby={id}
      data-face={kind}
      data-tone={FAULTS.has(kind) ? 'fault' : 'pause'}
    >
      <Icon aria-hidden="true" size={20} strokeWidth={1.9} />
      <div className={styles.body}>
        <strong id={id} className={styles.title}>
          {title}
        </strong>
        <p>{next}</p>
        {kept && <p>{kept}</p>}
        {detail && (
          <p className={styles.detail}>
            <bdi>{detail}</bdi>
          </p>
        )}
        {children}
      </div>
    </section>
  );
}

/** These want something to be mended; all others pass, or are the person's own to end. */
const FAULTS: ReadonlySet<StatusKind> = new Set([
  'unreachable',
  'access-key',
  'model-key',
  'refused',
  'no-model',
  'not-found',
  'server-failed',
  'no-backend',
  'nameless-call',
  'model-failed',
  'defect',
]);
