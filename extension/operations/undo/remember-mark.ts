import type { Mark } from '../../page/overlay/boxes.ts';
import type { UndoEntry } from './undo-entry.ts';

/** The way back from one highlight or underline. `drawn` gives what was drawn for it, once it was. */
export function rememberMark(name: string, drawn: () => Mark | undefined): UndoEntry {
  return {
    name,
    look: () => (drawn()?.isShown() ? 'marked' : 'unmarked'),
    restore: async () => {
      drawn()?.remove();
      return 'whole';
    },
  };
}
