import { nextBoxes } from '../../page/keys/type-text.ts';
import { assertFillable } from '../writing/assert-fillable.ts';
import { writeText } from '../writing/write-text.ts';
import { rememberField } from './remember-field.ts';
import type { UndoEntry } from './undo-entry.ts';

/** The way back to what a field holds now, and the boxes of a code that the typing goes on into. */
export function rememberTyping(field: Element): UndoEntry {
  const remember = (one: Element) =>
    rememberField(one, async text => {
      assertFillable(one);
      await writeText(one, text);
    });
  const way = remember(field);
  const others = nextBoxes(field).map(remember);
  if (others.length === 0) return way;
  const all = [way, ...others];
  const old = all.map(each => each.look());
  return {
    name: way.name,
    look: () => (way.look() === undefined ? undefined : JSON.stringify(all.map(each => each.look()))),
    restore: async () => {
      for (const [index, each] of all.entries()) if (each.look() !== old[index]) await each.restore();
      return 'whole';
    },
  };
}
