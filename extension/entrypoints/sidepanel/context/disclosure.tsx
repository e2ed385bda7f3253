import { useId, useRef, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** What the button says, and what the list is called. */
  name: string;
  icon?: React.ReactNode;
  /** There while the list is open; `close` closes it. */
  children: (close: () => void) => React.ReactNode;
}

/**
 * A button among the chips, and what it opens above them: no higher than leaves room for the conversation, to be scrolled
 * beyond that. A popover of the browser's own: Esc or a click beside it closes it.
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
