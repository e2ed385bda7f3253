import TurndownService from 'turndown';
import { isDataTable, tableText } from './table-text.ts';

/** Markdown of a copied element: headings, lists, links, code and tables stay what they are. */
export function markdownOf(copy: HTMLElement): string {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  });
  // It is read by a model and never rendered, and `snake\_case` would be another word.
  service.escape = text => text;
  service.addRule('data table', {
    filter: node => node.localName === 'table' && isDataTable(node),
    replacement: (_content, node) => (node instanceof Element ? `\n\n${tableText(node)}\n\n` : ''),
  });
  // As a node: a parser would take a table that the page made of other elements apart.
  return service
    .turndown(copy)
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
