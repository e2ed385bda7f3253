import type { PageChanges } from '../../../messaging/tab-messages.ts';
import type { About, Quote } from '../conversation/conversation.ts';
import type { WhichTab } from '../page-context/read-page.ts';

/** What is posted: its text and role, which call it answers, and the tab whose page goes along. */
export interface Question {
  about: About;
  message: string;
  /** The message when something came or went on the page meanwhile. */
  withPageChanges?: (pageChanges: PageChanges) => string;
  role: 'user' | 'function';
  toolId?: string | undefined;
  tab: WhichTab;
  /** The id of what the person wrote, and of the message whose place it takes at the backend. */
  messageId?: string;
  rewindTo?: string | undefined;
  /** Words of a page that it is about. */
  quote?: Quote | undefined;
  /** The calls of which it tells what was undone. */
  tells?: readonly string[] | undefined;
}
