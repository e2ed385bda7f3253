import { bundledPage } from '../../browser/routes/bundled-page.ts';
import { CONSOLE_PATH } from '../../http/paths.ts';
import type { Route } from '../../http/route.ts';
import { TAG } from './task-routes.ts';

/** The console as a page, which is the same for everybody. */
export function consolePageRoutes(): Route[] {
  return bundledPage({
    ...{ path: CONSOLE_PATH, name: 'console', tag: TAG, body: '<div id="console"></div>' },
    ids: { page: 'consolePage', file: 'consolePageFile' },
    summary: 'The console: tasks, approvals, sessions, credits and keys for a person',
    description:
      'It holds nothing of anybody: what it shows, it asks of this API, with the key that its reader gives it where the relay wants one.',
  });
}
