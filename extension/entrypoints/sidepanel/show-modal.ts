/**
 * The ref of a dialog that stands over the whole panel. Closed in the moment that it is taken out, so that the browser
 * gives the focus back to where it was.
 */
export function showModal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  dialog.showModal();
  return () => dialog.close();
}
