import { Readability } from '@mozilla/readability';
import { bodyOf, documentElementOf } from '../dom/native-dom.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { visibleCopy } from './visible-copy.ts';

/** Where pages keep what they are about, the surest first. */
const PLACES = ['main article', 'article', 'main, [role=main]', '#content, #main, .article, .post, .content'];

/** Less than this is a teaser or a part of the layout, not what the page is about. */
const ENOUGH = 200;

/** What a page is about, as a copy; with its title where an article was found. */
export interface Article {
  content: HTMLElement;
  title?: string;
  isCut: boolean;
}

/** Less text than this is no article. */
const SHORTEST_ARTICLE = 400;

/** A page says itself where its main text is; then an article that leaves most of that out was found wrongly. */
const LEAST_OF_MAIN = 0.5;

export function readArticle(visibility: Visibility): Article {
  const main = mainContent(visibility);
  const { document: copied, root, isCut } = visibleCopy(main, visibility);
  for (const around of root.querySelectorAll('nav, aside, footer')) around.remove();
  const length = root.textContent.length;
  const whole = inert(root);
  const found = new Readability(copied, { charThreshold: SHORTEST_ARTICLE, serializer: keep }).parse();
  const content = found?.content;
  const least = main === bodyOf(document) ? SHORTEST_ARTICLE : length * LEAST_OF_MAIN;
  if (!(content instanceof HTMLElement) || (found?.length ?? 0) < least) return { content: whole, isCut };
  return { content, isCut, ...(found?.title ? { title: found.title } : {}) };
}

/** Readability takes apart what it is given. */
function inert(root: HTMLElement): HTMLElement {
  const copy = root.cloneNode(true);
  return copy instanceof HTMLElement ? copy : root;
}

function keep(node: Node): Node {
  return node;
}

/** The element with the main text of the page; its body when nothing stands out. */
function mainContent(visibility: Visibility): Element {
  for (const place of PLACES) {
    const [longest] = [...Document.prototype.querySelectorAll.call(document, place)]
      .map(element => ({ element, length: visibleText(element, visibility, 10_000).length }))
      .sort((one, other) => other.length - one.length);
    if (longest && longest.length >= ENOUGH) return longest.element;
  }
  return bodyOf(document) ?? documentElementOf(document);
}
