import { rootsOf } from '../dom/shadow-roots.ts';
import { fieldsOf, heldBy, maskSecrets } from '../secrets/mask-secrets.ts';
import { readSelection } from './read-selection.ts';

export interface SelectedText {
  excerpt: string;
  length: number;
  isTop: boolean;
}

/** Selections change with every move of the pointer. */
const PAUSE_MILLISECONDS = 200;
const MAX_EXCERPT = 120;

/** Reports the selected text now and after each change; not an empty one at first. */
export function watchSelection(tell: (selected: SelectedText) => void): () => void {
  let reported = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const text = selectedNow();
    if (text === reported) return;
    reported = text;
    tell({ excerpt: text.slice(0, MAX_EXCERPT), length: text.length, isTop: window === window.top });
  };
  const lookSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, PAUSE_MILLISECONDS);
  };
  // A field's selection fires at the field, which may be in a shadow tree.
  const types = ['selectionchange', 'select'];
  for (const type of types) document.addEventListener(type, lookSoon, { capture: true, passive: true });
  look();
  return () => {
    clearTimeout(timer);
    for (const type of types) document.removeEventListener(type, lookSoon, { capture: true });
  };
}

/** As in a reading. */
function selectedNow(): string {
  const { text } = readSelection();
  return text === '' ? '' : maskSecrets(text, heldBy(fieldsOf(rootsOf(document))));
}
