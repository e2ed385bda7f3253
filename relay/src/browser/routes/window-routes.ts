import { sessionWindowsSchema } from '@assent/shared';
import { jsonAnswer, type Route } from '../../http/route.ts';
import type { OpenSessions } from '../session/open-sessions.ts';
import { indexedRoutes } from './indexed-routes.ts';

/** Each window has cookies, storage, rules and tabs of its own. */
export function windowRoutes(sessions: OpenSessions): Route[] {
  return indexedRoutes(sessions, {
    kind: 'window',
    answer: jsonAnswer('All windows of the session.', 'SessionWindows', sessionWindowsSchema),
    docs: {
      open: {
        id: 'openWindow',
        summary: 'Opens a window in front, with cookies, storage and rules of its own',
      },
      list: { id: 'listWindows', summary: 'Lists the windows' },
      activate: { id: 'activateWindow', summary: 'Brings a window to the front: all commands go to it' },
      close: { id: 'closeWindow', summary: 'Closes a window with its tabs and storage; not the last one' },
    },
    list: session => session.listWindows(),
    open: (session, url, asking) => session.openWindow(url, asking),
    activate: (session, index) => session.activateWindow(index),
    close: (session, index, asking) => session.closeWindow(index, asking),
  });
}
