import { composedAncestry, composedChildren } from '../dom/composed-tree.ts';
import { isElement, isInput, isTextArea } from '../dom/element-types.ts';
import { isConnected } from '../dom/native-dom.ts';
import { rawValue } from '../naming/element-value.ts';
import { createVisibility } from '../visibility/visibility.ts';

const LEVELS = 3;

/**
 * Watches the hidden field beside an editor that holds the same text: the page reads or sends it in the editor's place.
 * Returns whether it still holds the former text.
 */
export function watchMirror(editor: Element): () => boolean {
  const before = bare(rawValue(editor) ?? '');
  const mirror =
    before === '' ? undefined : hiddenFieldsNear(editor).find(({ value }) => bare(value) === before);
  return () => {
    const now = bare(rawValue(editor) ?? '');
    return mirror !== undefined && isConnected(mirror) && now !== before && bare(mirror.value) === before;
  };
}

function hiddenFieldsNear(editor: Element): (HTMLInputElement | HTMLTextAreaElement)[] {
  const visibility = createVisibility();
  return [...composedAncestry(editor)]
    .slice(1, LEVELS + 1)
    .flatMap(around => [...composedChildren(around)].filter(isElement))
    .filter(field => isTextArea(field) || isInput(field))
    .filter(field => field.type === 'hidden' || !visibility.sees(field));
}

function bare(text: string): string {
  return text.replace(/\s+/gu, '');
}
