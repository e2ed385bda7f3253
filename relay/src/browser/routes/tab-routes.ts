import { openTabSchema, sessionTabsSchema } from '@assent/shared';
import type { Context } from 'hono';
import * as z from 'zod';
import { HttpError } from '../../errors/http-error.ts';
import { parseBody } from '../../http/parse-body.ts';
import { jsonAnswer, type Route, type RouteDocs } from '../../http/route.ts';
import type { OpenSessions } from '../session/open-sessions.ts';
import { BROWSER_SESSION_ID, SESSION_PATH, sessionOf, TAG } from './session-route.ts';

const TABS_PATH = `${SESSION_PATH}/tabs`;
const TAB_PATH = `${TABS_PATH}/:tab_index`;

const indexSchema = z.coerce.number().int().nonnegative();

const TAB_INDEX = {
  name: 'tab_index',
  in: 'path',
  description: 'Its place among the tabs, from 0.',
  schema: z.int().nonnegative(),
} as const;

const TABS = jsonAnswer('All tabs of the session.', 'SessionTabs', sessionTabsSchema);

export function tabRoutes(sessions: OpenSessions): Route[] {
  const docs = (
    id: string,
    summary: string,
    more: Pick<RouteDocs, 'body' | 'parameters' | 'httpErrors'> = {},
  ): RouteDocs => ({
    ...{ id, tag: TAG, summary, parameters: [BROWSER_SESSION_ID] },
    ...{ answers: [TABS], httpErrors: [404, 409, 410] },
    ...more,
  });
  return [
    {
      method: 'POST',
      path: TABS_PATH,
      takesJson: true,
      docs: docs('openTab', 'Opens a tab in front', {
        body: { name: 'OpenTab', schema: openTabSchema },
        httpErrors: [400, 403, 404, 409, 410, 429, 502, 504],
      }),
      async answer(context) {
        const { url } = parseBody(openTabSchema, (await context.req.text()) || '{}');
        return context.json(await sessionOf(context, sessions).openTab(url));
      },
    },
    {
      method: 'GET',
      path: TABS_PATH,
      docs: docs('listTabs', 'Lists the tabs'),
      answer: async context => context.json(await sessionOf(context, sessions).listTabs()),
    },
    {
      method: 'POST',
      path: `${TAB_PATH}/activate`,
      docs: docs('activateTab', 'Brings a tab to the front', { parameters: [BROWSER_SESSION_ID, TAB_INDEX] }),
      answer: async context => context.json(await sessionOf(context, sessions).activateTab(indexOf(context))),
    },
    {
      method: 'DELETE',
      path: TAB_PATH,
      docs: docs('closeTab', 'Closes a tab', { parameters: [BROWSER_SESSION_ID, TAB_INDEX] }),
      answer: async context => context.json(await sessionOf(context, sessions).closeTab(indexOf(context))),
    },
  ];
}

function indexOf(context: Context): number {
  const index = indexSchema.safeParse(context.req.param('tab_index'));
  if (index.success) return index.data;
  throw new HttpError(404, 'tab_not_found', 'Tabs are named by their place, from 0. List them.');
}
