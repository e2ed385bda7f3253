import { bodyOf, documentElementOf } from '../dom/native-dom.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';

/** Where pages keep what they are about, the surest first. */
const PLACES = ['main article', 'article', 'main, [role=main]', '#content, #main, .article, .post, .content'];

/** Less than this is a teaser or a part of the layout, not what the page is about. */
const ENOUGH = 200;

/** The element with the main text of the page; its body when nothing stands out. */
export function mainContent(visibility: Visibility): Element {
  for (const place of PLACES) {
    const [longest] = [...Document.prototype.querySelectorAll.call(document, place)]
      .map(element => ({ element, length: visibleText(element, visibility, 10_000).length }))
      .sort((one, other) => other.length - one.length);
    if (longest && longest.length >= ENOUGH) return longest.element;
  }
  return bodyOf(document) ?? documentElementOf(document);
}
