import type { PageInfo } from '@assent/shared';
import { cleanText } from './clean-text.ts';

/** One line of the page block: what it is, then its cells. */
export type PageRow = readonly [
  kind: 'url' | 'title' | 'selected' | 'tab' | 'tabs' | 'element',
  ...cells: string[],
];

/** A page as the rows that a model is shown, cleaned. */
export function pageRows(page: PageInfo): PageRow[] {
  const rows: PageRow[] = [
    ['url', cleanText(page.url)],
    ['title', cleanText(page.title)],
  ];
  if (page.selectedText) rows.push(['selected', cleanText(page.selectedText)]);
  for (const tab of page.tabs ?? []) {
    const state = tab.id === page.activeTabId || tab.active ? 'active' : 'background';
    rows.push(['tab', cleanText(tab.id), state, cleanText(tab.title), cleanText(tab.url)]);
  }
  if (page.moreTabs) rows.push(['tabs', `${page.moreTabs} more`]);
  for (const element of page.elements) rows.push(['element', cleanText(element.id), cleanText(element.desc)]);
  return rows;
}
