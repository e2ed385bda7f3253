import TurndownService from 'turndown';
import { isDataTable, tableText } from './table-text.ts';

export function markdownOf(copy: HTMLElement): string {
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
