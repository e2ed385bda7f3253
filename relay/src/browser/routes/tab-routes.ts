import { sessionTabsSchema } from '@assent/shared';
import { jsonAnswer, type Route } from '../../http/route.ts';
import type { OpenSessions } from '../session/open-sessions.ts';
import { indexedRoutes } from './indexed-routes.ts';

/** The tabs of the window in front. */
export function tabRoutes(sessions: OpenSessions): Route[] {
  return indexedRoutes(sessions, {
    kind: 'tab',
    answer: jsonAnswer('All tabs of the window in front.', 'SessionTabs', sessionTabsSchema),
    docs: {
      open: { id: 'openTab', summary: 'Opens a tab in front' },
      list: { id: 'listTabs', summary: 'Lists the tabs' },
      activate: { id: 'activateTab', summary: 'Brings a tab to the front' },
      close: { id: 'closeTab', summary: 'Closes a tab' },
    },
    list: session => session.listTabs(),
    open: (session, url, asking) => session.openTab(url, asking),
    activate: (session, index) => session.activateTab(index),
    close: (session, index, asking) => session.closeTab(index, asking),
  });
}
