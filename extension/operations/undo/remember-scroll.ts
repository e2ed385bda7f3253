import type { MessageText } from '../../messages/message.ts';
import { positionNow, scrollBack, scrollPositions } from '../../page/scrolling/scroller.ts';
import { settle } from '../../page/timing/settle.ts';
import type { UndoEntry } from './undo-entry.ts';

/** The way back to where everything around an element, or else the page, is scrolled to now. */
export function rememberScroll(name: MessageText, element: Element | undefined): UndoEntry {
  const old = scrollPositions(element);
  return {
    name,
    look: () => {
      const now = old.map(({ scroller }) => positionNow(scroller));
      return JSON.stringify(now.map(({ top, left }) => [top, left]));
    },
    restore: async () => {
      scrollBack(old);
      await settle();
      return 'whole';
    },
    isFromAnywhere: true,
  };
}
