import { deepestFocus } from '../dom/active-elements.ts';
import { cleanLines } from '../dom/clean-text.ts';
import { rootsOf } from '../dom/composed-tree.ts';
import { isTextField } from '../dom/element-types.ts';
import { isReadable } from '../secrets/harmless-fields.ts';
import { fieldsOf, heldBy, maskSecrets } from '../secrets/mask-secrets.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { visibleTextOfRange } from '../visibility/visible-text.ts';

/** Selections change with every move of the pointer. */
const PAUSE_MILLISECONDS = 200;

const MAX_EXCERPT = 120;

const MAX_SELECTION = 2000;

/** The visible part of the user's selection, without secret fields. */
export function readSelection(): { text: string } {
  const inField = selectedInField();
  if (inField !== undefined) return { text: cleanLines(inField, MAX_SELECTION) };
  const range = selectedRange();
  if (!range) return { text: '' };
  return { text: cleanLines(visibleTextOfRange(range, createVisibility(), MAX_SELECTION), MAX_SELECTION) };
}

/** The page's selection; undefined when empty. */
export function selectedRange(): Range | undefined {
  const selection = document.getSelection();
  return selection && selection.rangeCount > 0 && !selection.isCollapsed
    ? selection.getRangeAt(0)
    : undefined;
}

function selectedInField(): string | undefined {
  const field = deepestFocus();
  if (!field || !isTextField(field) || !isReadable(field)) return undefined;
  const { selectionStart, selectionEnd } = field;
  if (selectionStart === null || selectionEnd === null || selectionStart === selectionEnd) return undefined;
  return field.value.slice(selectionStart, selectionEnd);
}

export interface SelectedText {
  excerpt: string;
  length: number;
  isTop: boolean;
}

/** Reports the selected text now and after each change; not an empty one at first. */
export function watchSelection(report: (selected: SelectedText) => void): () => void {
  let reported = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const text = selectedNow();
    if (text === reported) return;
    reported = text;
    report({ excerpt: text.slice(0, MAX_EXCERPT), length: text.length, isTop: window === window.top });
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
