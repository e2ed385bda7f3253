import type { Notice } from '../conversation/conversation.ts';
import { noticeBefore } from '../conversation/panel-store.ts';
import type { TurnContext } from './ports.ts';
import type { PageState } from './read-page.ts';

/** Says in the thread what of the page did not go along with a question, and why. */
export function notePage({ store, ports }: TurnContext, answerId: string, page: PageState): void {
  for (const notice of noticesOf(page)) noticeBefore(store, answerId, ports.newId(), notice);
}

function noticesOf(page: PageState): Notice[] {
  if (page.status === 'unreadable') return [unreadable(page)];
  if (page.status !== 'read') return [];
  const { closedFrames, withheldFrames = [] } = page.reading;
  return [
    ...(closedFrames.length > 0 ? [{ kind: 'frames-closed' as const, origins: closedFrames }] : []),
    ...(withheldFrames.length > 0 ? [{ kind: 'frames-withheld' as const, origins: withheldFrames }] : []),
  ];
}

function unreadable({ failure, origin, isLedTo }: Extract<PageState, { status: 'unreadable' }>): Notice {
  const { type, message, site } = failure;
  if (site?.rule === 'never-read') return { kind: 'never-read', origin: site.origin };
  return { kind: 'page-unreadable', type, message, origin, ...(isLedTo ? { isLedTo } : {}) };
}
