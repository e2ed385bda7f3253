import { message } from '../../messages/message.ts';
import { chooseOptions } from '../../page/choosing/choose-options.ts';
import { isConnected } from '../../page/dom/native-dom.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { PageError } from '../../page/page-error.ts';
import { settle } from '../../page/timing/settle.ts';
import type { UndoEntry } from './undo-entry.ts';

/** The way back to what is chosen in a native select now. */
export function rememberChoice(select: HTMLSelectElement): UndoEntry {
  const name = shortName(select);
  const old = chosenIn(select);
  return {
    name,
    look: () => (isConnected(select) ? JSON.stringify(chosenIn(select)) : undefined),
    restore: async () => {
      // By what they are and not by their place: lists are sorted and filled anew.
      const options = [...select.options].filter(option => old.includes(keyOf(option)));
      if (options.length < old.length)
        throw new PageError('ElementChanged', message('undo.noOption', { name }));
      if (!chooseOptions(select, new Set(options)))
        throw new PageError('ElementChanged', message('undo.changed', { name }));
      await settle();
      return 'whole';
    },
  };
}

function chosenIn(select: HTMLSelectElement): string[] {
  return Array.from(select.selectedOptions, keyOf);
}

function keyOf({ value, label }: HTMLOptionElement): string {
  return JSON.stringify([value, label]);
}
