import { useId, useRef, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  name: string;
  icon?: React.ReactNode;
  /** Rendered while the list is open; `close` closes it. */
  children: (close: () => void) => React.ReactNode;
}

/**
 * A button among the chips with a popover above them, which leaves room for the conversation and scrolls. Esc or a click
 * outside closes it.
 */
export function Disclosure({ name, icon, children }: DisclosureProps): React.ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLElement>(null);
  return (
    <li>
      <button type="button" className={styles.open} popoverTarget={id}>
        {icon} {name}
      </button>
      <section
        ref={list}
        id={id}
        popover="auto"
        className={styles.list}
        aria-label={name}
        onToggle={event => setOpen(event.newState === 'open')}
      >
        {isOpen && children(() => list.current?.hidePopover())}
      </section>
    </li>
  );
}
