import { withoutInvisible } from '../dom/clean-text.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { readArticle } from './article.ts';
import type { Extractor } from './extractor.ts';
import { markdownOf } from './markdown.ts';
import { tablesOf } from './table-text.ts';
import { visibleCopy } from './visible-copy.ts';

export const textExtractor: Extractor = {
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
