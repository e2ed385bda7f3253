import { withoutInvisible } from '../../page/dom/clean-text.ts';
import { documentState } from '../../page/dom/document-state.ts';
import { readArticle } from '../../page/extracting/article.ts';
import type { Extractor } from '../../page/extracting/extractor.ts';
import { markdownOf } from '../../page/extracting/markdown.ts';
import { tablesOf } from '../../page/extracting/table-text.ts';
import { visibleCopy } from '../../page/extracting/visible-copy.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';

/** Lets the operations of this document extract text. */
export function offerExtracting(): void {
  documentState.extractor = extractor;
}

const extractor: Extractor = {
  ofElement: element => {
    const { root, isCut } = visibleCopy(element, createVisibility());
    return { text: markdownOf(root), isCut };
  },
  ofPage: () => {
    const { content, title, isCut } = readArticle(createVisibility());
    return { text: markdownOf(content), isCut, ...(title ? { title: withoutInvisible(title) } : {}) };
  },
  tablesIn: element => {
    const { root, isCut } = visibleCopy(element, createVisibility());
    return { tables: tablesOf(root), isCut };
  },
};
