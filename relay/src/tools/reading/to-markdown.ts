import TurndownService from 'turndown';

/** Markdown of an element: headings, lists, links, code and tables stay what they are; of images their description. */
export function toMarkdown(element: TurndownService.Node): string {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  });
  // It is read by a model and never rendered, and `snake\_case` would be another word.
  service.escape = text => text;
  service.addRule('image', {
    filter: 'img',
    replacement: (_content, node) => describeImage(node.getAttribute('alt') ?? ''),
  });
  service.addRule('cell', { filter: ['td', 'th'], replacement: content => `${oneLine(content)} | ` });
  service.addRule('row', { filter: 'tr', replacement: (content, node) => rowText(content, node) });
  service.addRule('table', { filter: 'table', replacement: content => `\n\n${content.trim()}\n\n` });
  return service
    .turndown(element)
    .replace(/[^\S\n]+$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

function describeImage(description: string): string {
  return description.trim() === '' ? '' : `[image: ${oneLine(description)}]`;
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}

/** As much of an element as is looked at here. */
type Row = {
  querySelectorAll(selector: string): { length: number };
  querySelector(selector: string): unknown;
  previousElementSibling: unknown;
};

/** A row of one cell is layout, and its text stands by itself. */
function rowText(content: string, row: Row): string {
  const cells = row.querySelectorAll('td, th').length;
  if (cells < 2) return `\n${content.trim().replace(/\|$/u, '').trim()}\n`;
  const isHeader = row.querySelector('th') !== null && row.previousElementSibling === null;
  const rule = isHeader ? `\n|${' --- |'.repeat(cells)}` : '';
  return `\n| ${content.trim()}${rule}`;
}
