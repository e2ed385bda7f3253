import { useId } from 'react';
import styles from './whole-panel-dialog.module.css';

interface WholePanelDialogProps {
  title: string;
  /** Stands beside the title. */
  closeButton: React.ReactNode;
  onClose(): void;
  children: React.ReactNode;
}

/** A dialog over the whole panel. What stands behind it waits, cards too. */
export function WholePanelDialog(props: WholePanelDialogProps): React.ReactNode {
  const titleId = useId();
  return (
    <dialog ref={openAtField} className={styles.dialog} aria-labelledby={titleId} onClose={props.onClose}>
      <div className={styles.head}>
        <h2 id={titleId}>{props.title}</h2>
        {props.closeButton}
      </div>
      {props.children}
    </dialog>
  );
}

/** Where there is a field, most come to write in it; the first button would close it all. */
function openAtField(dialog: HTMLDialogElement | null): (() => void) | undefined {
  const close = showModal(dialog);
  dialog?.querySelector('input')?.focus();
  return close;
}

/**
 * The ref of a dialog that stands over the whole panel. Closed in the moment that it is taken out, so that the browser
 * gives the focus back to where it was.
 */
function showModal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  dialog.showModal();
  return () => dialog.close();
}
