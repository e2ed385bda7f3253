import { Readability } from '@mozilla/readability';
import { bodyOf, documentElementOf } from '../dom/unshadowed.ts';
import { mainContent } from '../seeing/main-content.ts';
import { createSight, type Sight } from '../seeing/sight.ts';
import { visibleCopy } from './visible-copy.ts';

/** What a page is about, as a copy. Whether an article was found in it, or only where pages keep their main text. */
export interface Article {
  content: HTMLElement;
  title?: string;
  isCut: boolean;
}

/** Less text than this is no article. */
const SHORTEST_ARTICLE = 400;

export function readArticle(sight: Sight = createSight()): Article {
  const { document: copied, isCut } = visibleCopy(bodyOf(document) ?? documentElementOf(document), sight);
  const found = new Readability(copied, {
    charThreshold: SHORTEST_ARTICLE,
    serializer: node => node,
  }).parse();
  const content = found?.content;
  if (content instanceof HTMLElement && (found?.length ?? 0) >= SHORTEST_ARTICLE) {
    return { content, isCut, ...(found?.title ? { title: found.title } : {}) };
  }
  const { root, isCut: isMainCut } = visibleCopy(mainContent(sight), sight);
  return { content: root, isCut: isMainCut };
}
