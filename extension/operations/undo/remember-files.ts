import { isConnected } from '../../page/dom/native-dom.ts';
import { settle } from '../../page/timing/settle.ts';
import { heldFiles, putFiles } from '../../page/writing/put-files.ts';
import type { UndoEntry } from './undo-entry.ts';

/** The way back to the files that a field holds now, mostly none. What the page sent meanwhile stays sent. */
export function rememberFiles(name: string, input: HTMLInputElement): UndoEntry {
  const old = [...(input.files ?? [])];
  return {
    name,
    look: () => (isConnected(input) ? heldFiles(input) : undefined),
    restore: async () => {
      putFiles(input, old);
      await settle();
      return 'whole';
    },
  };
}
