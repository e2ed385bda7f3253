import {
  BotOff,
  Bug,
  CircleSlash,
  FileLock,
  FileText,
  FileX,
  Gauge,
  Hourglass,
  KeyRound,
  Lock,
  type LucideIcon,
  MapPinOff,
  MessageCircleOff,
  MessageCircleX,
  PackageX,
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
import type { StatusKind } from './status-of-problem.ts';

interface StatusTraits {
  icon: LucideIcon;
  /** It needs a repair; all others pass, or the person can end them. */
  isFault?: true;
  /** The backend had accepted the message, or the text of the status itself names the kept parts. */
  hasBegun?: true;
  /** The settings can solve it. */
  inSettings?: true;
}

export const STATUS_TRAITS: Readonly<Record<StatusKind, StatusTraits>> = {
  'no-consent': { icon: Send },
  offline: { icon: WifiOff },
  'relay-down': { icon: PowerOff, inSettings: true },
  unreachable: { icon: ServerOff, isFault: true, inSettings: true },
  'access-key': { icon: KeyRound, isFault: true, inSettings: true },
  'model-key': { icon: KeyRound, isFault: true, inSettings: true },
  refused: { icon: ShieldX, isFault: true, inSettings: true },
  'no-model': { icon: BotOff, isFault: true, inSettings: true },
  'not-found': { icon: MapPinOff, isFault: true, inSettings: true },
  'program-gone': { icon: Unlink },
  'session-lost': { icon: Unlink, hasBegun: true },
  busy: { icon: Hourglass },
  'too-long': { icon: TextSelect },
  quota: { icon: Gauge },
  overloaded: { icon: Timer },
  'server-failed': { icon: ServerCrash, isFault: true },
  'no-backend': { icon: PlugZap, isFault: true, inSettings: true },
  'nameless-call': { icon: Tag, isFault: true, hasBegun: true },
  'too-large': { icon: PackageX, isFault: true, hasBegun: true },
  silent: { icon: TimerOff, hasBegun: true },
  cut: { icon: Unplug, hasBegun: true },
  empty: { icon: MessageCircleOff, hasBegun: true },
  closed: { icon: PanelRightClose, hasBegun: true },
  'model-unreachable': { icon: Unplug, isFault: true, hasBegun: true },
  'model-failed': { icon: MessageCircleX, isFault: true, hasBegun: true },
  defect: { icon: Bug, isFault: true },
  'page-not-allowed': { icon: Lock },
  'page-by-icon': { icon: Lock },
  'page-closed': { icon: FileLock },
  'page-pdf': { icon: FileText },
  'page-gone': { icon: CircleSlash },
  'page-silent': { icon: Hourglass },
  'page-failed': { icon: FileX },
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
  const { icon: Icon, isFault } = STATUS_TRAITS[kind];
  return (
    <section
      className={styles.face}
      role={role}
      aria-labelledby={id}
      data-status-kind={kind}
      data-tone={isFault ? 'fault' : 'pause'}
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
