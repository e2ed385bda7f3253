import { type LucideIcon, X } from 'lucide-react';
import styles from './context.module.css';

export interface ChipProps {
  icon: LucideIcon;
  remove: string;
  onRemove(): void;
  children: React.ReactNode;
}

export function Chip({ icon: Icon, remove, onRemove, children }: ChipProps): React.ReactNode {
  return (
    <li className={styles.chip}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.label}>{children}</span>
      <button type="button" className={styles.remove} aria-label={remove} title={remove} onClick={onRemove}>
        <X aria-hidden="true" />
      </button>
    </li>
  );
}
