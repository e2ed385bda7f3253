import { Readability } from '@mozilla/readability';
import { bodyOf, documentElementOf } from '../dom/native-dom.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { visibleCopy } from './visible-copy.ts';

const PLACES = ['main article', 'article', 'main, [role=main]', '#content, #main, .article, .post, .content'];

/** Less is a teaser or part of the layout. */
const ENOUGH = 200;

export interface Article {
  content: HTMLElement;
  title?: string;
  isCut: boolean;
}

const SHORTEST_ARTICLE = 400;

/** A page's own mark of its main text outranks an article that omits most of it. */
const LEAST_OF_MAIN = 0.5;

export function readArticle(visibility: Visibility): Article {
  const main = mainContent(visibility);
  const { document: copied, root, isCut } = visibleCopy(main, visibility);
  for (const around of root.querySelectorAll('nav, aside, footer')) around.remove();
  const length = root.textContent.length;
  const whole = inert(root);
  const found = new Readability(copied, {
    charThreshold: SHORTEST_ARTICLE,
    serializer: node => node,
  }).parse();
  const content = found?.content;
  const least = main === bodyOf(document) ? SHORTEST_ARTICLE : length * LEAST_OF_MAIN;
  if (!(content instanceof HTMLElement) || (found?.length ?? 0) < least) return { content: whole, isCut };
  return { content, isCut, ...(found?.title ? { title: found.title } : {}) };
}

/** Readability takes its input apart. */
function inert(root: HTMLElement): HTMLElement {
  const copy = root.cloneNode(true);
  return copy instanceof HTMLElement ? copy : root;
}

function mainContent(visibility: Visibility): Element {
  for (const place of PLACES) {
    const [longest] = [...Document.prototype.querySelectorAll.call(document, place)]
      .map(element => ({ element, length: visibleText(element, visibility, 10_000).length }))
      .sort((one, other) => other.length - one.length);
    if (longest && longest.length >= ENOUGH) return longest.element;
  }
  return bodyOf(document) ?? documentElementOf(document);
}
