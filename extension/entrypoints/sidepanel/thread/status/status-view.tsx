import {
  BotOff,
  Bug,
  CircleSlash,
  FileLock,
  FileX,
  Gauge,
  Hourglass,
  KeyRound,
  Lock,
  type LucideIcon,
  MapPinOff,
  MessageCircleOff,
  MessageCircleX,
  PanelRightClose,
  PlugZap,
  PowerOff,
  Send,
  ServerCrash,
  ServerOff,
  ShieldX,
  Tag,
  TextSelect,
  Timer,
  TimerOff,
  Unlink,
  Unplug,
  WifiOff,
} from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../../../../components/language.ts';
import styles from './status.module.css';
import type { StatusKind } from './status-kind.ts';

const STATUS_ICONS: Record<StatusKind, LucideIcon> = {
  'no-consent': Send,
  offline: WifiOff,
  'relay-down': PowerOff,
  unreachable: ServerOff,
  'access-key': KeyRound,
  'model-key': KeyRound,
  refused: ShieldX,
  'no-model': BotOff,
  'not-found': MapPinOff,
  'session-lost': Unlink,
  busy: Hourglass,
  'too-long': TextSelect,
  quota: Gauge,
  overloaded: Timer,
  'server-failed': ServerCrash,
  'no-backend': PlugZap,
  'nameless-call': Tag,
  silent: TimerOff,
  cut: Unplug,
  empty: MessageCircleOff,
  closed: PanelRightClose,
  'model-failed': MessageCircleX,
  defect: Bug,
  'page-not-allowed': Lock,
  'page-by-icon': Lock,
  'page-closed': FileLock,
  'page-gone': CircleSlash,
  'page-silent': Hourglass,
  'page-failed': FileX,
};

interface StatusViewProps {
  kind: StatusKind;
  /** `alert`: an answer failed. `note`: additional information about one. */
  role: 'alert' | 'note';
  /** The parts that are lost or kept. */
  kept?: string | undefined;
  /** The other side's own words. */
  detail?: string | undefined;
  /** Buttons that solve it. */
  children?: React.ReactNode;
}

export function StatusView({ kind, role, kept, detail, children }: StatusViewProps): React.ReactNode {
  const id = useId();
  const { title, next } = useMessages().status.views[kind];
  const Icon = STATUS_ICONS[kind];
  return (
    <section
      className={styles.face}
      role={role}
      aria-labelledby={id}
      data-status-kind={kind}
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

/** These need a repair; all others pass, or the person can end them. */
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
