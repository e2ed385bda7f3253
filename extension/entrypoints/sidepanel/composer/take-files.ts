import { useState } from 'react';
import { useHasConsent, useTurn } from '../panel/panel-context.tsx';
import type { Turn } from '../turn/turn.ts';

/** Longer texts would hide what the person writes themselves. */
const LONG_PASTE = 2_000;

/** Attaches what is pasted, where it is a file or a long text. Any other text goes into the message. */
export function takePasted(turn: Turn, event: React.ClipboardEvent): void {
  const text = event.clipboardData.getData('text/plain');
  const files = [...event.clipboardData.files];
  // Office programs add a picture of the text to the text.
  const isTaken = text === '' ? files.length > 0 : text.length > LONG_PASTE && turn.attachPasted(text);
  if (!isTaken) return;
  event.preventDefault();
  if (text === '') void turn.attach(files);
}

type DropHandlers = Pick<React.DOMAttributes<Element>, 'onDragOver' | 'onDragLeave' | 'onDrop'>;

/** Attaches what is dropped. Without this, a dropped file would take the place of the panel. */
export function useFileDrop(): { isOver: boolean; handlers: DropHandlers } {
  const turn = useTurn();
  const hasConsent = useHasConsent();
  const [isOver, setOver] = useState(false);
  const handlers: DropHandlers = {
    onDragOver: event => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = hasConsent ? 'copy' : 'none';
      setOver(hasConsent);
    },
    onDragLeave: event => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
    },
    onDrop: event => {
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      setOver(false);
      if (hasConsent) void turn.attach(files);
    },
  };
  return { isOver, handlers };
}
