import { cleanText } from '../dom/clean-text.ts';
import { localNameOf } from '../dom/native-dom.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { elementName } from './element-name.ts';
import { nearText } from './near-text.ts';

/** The name of an element in a sentence: its own, the text beside it, or its tag. */
export function shortName(element: Element): string {
  const visibility = createVisibility();
  const name =
    elementName(element, visibility) ||
    visibleText(element, visibility, 40) ||
    nearText(element, '', visibility);
  return cleanText(name, 40) || `<${localNameOf(element)}>`;
}
