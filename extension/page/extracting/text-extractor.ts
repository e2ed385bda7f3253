import TurndownService from 'turndown';
import { withoutInvisible } from '../dom/clean-text.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { readArticle } from './article.ts';
import type { Extractor } from './extractor.ts';
import { isDataTable, tablesOf, tableText } from './table-text.ts';
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

function markdownOf(copy: HTMLElement): string {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  });
  // A model reads it unrendered, where `snake\_case` would be another word.
  service.escape = text => text;
  service.addRule('data table', {
    filter: node => node.localName === 'table' && isDataTable(node),
    replacement: (_content, node) => (node instanceof Element ? `\n\n${tableText(node)}\n\n` : ''),
  });
  // As a node: a parser would break a table made of other elements.
  return service
    .turndown(copy)
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
