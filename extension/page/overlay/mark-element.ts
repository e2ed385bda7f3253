import { composedChildren } from '../dom/composed-tree.ts';
import { isElement, isText } from '../dom/element-types.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { clearBoxes, drawBox } from './boxes.ts';
import type { Mark } from './mark-text.ts';
import { clearTextMarks, markText, type TextMark } from './mark-text.ts';

/** Marks the text of an element, and what has no text of its own by a box over it. */
export function markElement(element: Element, mark: TextMark): Mark {
  const ranges = visibleText(element, createVisibility(), 1) === '' ? [] : textRangesIn(element);
  if (ranges.length === 0) return drawBox(element, { layer: 'mark', ...mark });
  const parts = ranges.map(range => markText(range, mark));
  return {
    isShown: () => parts.some(part => part.isShown()),
    remove: () => {
      for (const part of parts) part.remove();
    },
  };
}

/** One range for each stretch of text, since a range does not reach into shadow trees. */
function textRangesIn(element: Element): Range[] {
  const ranges: Range[] = [];
  const stack: Node[] = [element];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isText(node) && node.data.trim() !== '') {
      const range = document.createRange();
      range.selectNodeContents(node);
      ranges.push(range);
    } else if (isElement(node)) for (const child of [...composedChildren(node)].reverse()) stack.push(child);
  }
  return ranges;
}

/** Takes every highlight and underline away, leaving the page as it was, and says how many there were. */
export function clearMarks(): { cleared: number } {
  return { cleared: clearTextMarks() + clearBoxes('mark') };
}
