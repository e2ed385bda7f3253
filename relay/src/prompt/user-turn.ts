import type { PageInfo } from '@assent/shared';
import { renderPageBlock } from './page-block.ts';
import { pageRows } from './page-rows.ts';

/** The newest user turn as plain text: what the person wrote, and last the page. Without a page nothing about one. */
export function renderUserTurn(message: string, page: PageInfo | undefined, fence: string): string {
  return page ? `${message}\n\n${renderPageBlock(pageRows(page), fence)}` : message;
}
