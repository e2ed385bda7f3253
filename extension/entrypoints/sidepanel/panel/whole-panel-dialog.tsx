import { useId } from 'react';
import styles from './whole-panel-dialog.module.css';

interface WholePanelDialogProps {
  title: string;
  /** Placed beside the title. */
  closeButton: React.ReactNode;
  onClose(): void;
  children: React.ReactNode;
}

/** A modal dialog over the whole panel. Everything behind it waits, cards too. */
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

/** Focuses the first field: the first button would close the dialog. */
function openAtField(dialog: HTMLDialogElement | null): (() => void) | undefined {
  const close = showModal(dialog);
  dialog?.querySelector('input')?.focus();
  return close;
}

/** The ref of a modal dialog. Closes it when it is removed, so that the browser restores the focus. */
function showModal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  dialog.showModal();
  return () => dialog.close();
}
