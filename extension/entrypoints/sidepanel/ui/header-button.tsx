import type { LucideIcon } from 'lucide-react';
import styles from './header-button.module.css';

interface HeaderButtonProps extends Omit<React.ComponentProps<'button'>, 'children' | 'type'> {
  icon: LucideIcon;
  /** The accessible name, also shown as a tooltip. */
  label: string;
}

/** Four of them fit beside the name at 320 px. */
export function HeaderButton({ icon: Icon, label, ...rest }: HeaderButtonProps): React.ReactNode {
  return (
    <button type="button" className={styles.button} aria-label={label} data-tooltip={label} {...rest}>
      <Icon aria-hidden="true" size={18} strokeWidth={1.8} />
    </button>
  );
}
