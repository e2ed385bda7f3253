import {
  clearedStorageSchema,
  exportStorageSchema,
  importedStorageSchema,
  MAX_STORAGE_BYTES,
  savedProfileSchema,
  storageStateSchema,
} from '@assent/shared';
import { parseBody } from '../../http/parse-body.ts';
import { jsonAnswer, type Route } from '../../http/route.ts';
import { beforeDeadline, COMMAND_MILLISECONDS } from '../session/before-deadline.ts';
import type { OpenSessions } from '../session/open-sessions.ts';
import { LOG_WORDS } from '../view/log-words.ts';
import { BROWSER_SESSION_ID, SESSION_PATH, sessionIdOf, sessionOf, TAG, whose } from './session-route.ts';

const STORAGE_PATH = `${SESSION_PATH}/storage`;

/** Taking a login along, bringing one, and leaving none. They wait for no command of the session. */
export function storageRoutes(sessions: OpenSessions): Route[] {
  return [
    {
      method: 'POST',
      path: `${STORAGE_PATH}/export`,
      takesJson: true,
      docs: {
        ...{ id: 'exportStorage', tag: TAG, summary: 'Exports cookies, localStorage and IndexedDB' },
        description:
          'The answer holds logins: keep it as you keep passwords. sessionStorage, caches and service workers are not in it.',
        parameters: [BROWSER_SESSION_ID],
        body: { name: 'ExportStorage', schema: exportStorageSchema },
        answers: [jsonAnswer('The storage, in Playwright’s form.', 'StorageState', storageStateSchema)],
        httpErrors: [400, 404, 409, 410, 413, 504],
      },
      async answer(context) {
        const session = sessionOf(context, sessions);
        session.people.permit('reads');
        const given = parseBody(exportStorageSchema, (await context.req.text()) || '{}');
        const exported = await session.people.logRun(LOG_WORDS.exportStorage, () =>
          inTime(session.storage.export(given)),
        );
        return context.json(exported, 200, {
          'Cache-Control': 'no-store',
        });
      },
    },
    {
      method: 'POST',
      path: `${STORAGE_PATH}/import`,
      takesJson: true,
      maxBytes: () => MAX_STORAGE_BYTES,
      docs: {
        ...{ id: 'importStorage', tag: TAG, summary: 'Replaces cookies, localStorage and IndexedDB' },
        description:
          'What the session had before is gone, and its open pages do not learn of it: reload them. Nothing is fetched.',
        parameters: [BROWSER_SESSION_ID],
        body: { name: 'StorageState', schema: storageStateSchema },
        answers: [jsonAnswer('How much there is now.', 'ImportedStorage', importedStorageSchema)],
        httpErrors: [400, 404, 409, 410, 413, 504],
      },
      async answer(context) {
        const session = sessionOf(context, sessions);
        session.people.permit('changes');
        const state = parseBody(storageStateSchema, await context.req.text());
        await session.people.logRun(LOG_WORDS.importStorage, () => inTime(session.storage.import(state)));
        const { cookies, origins } = state;
        return context.json({ success: true, cookies: cookies.length, origins: origins.length });
      },
    },
    {
      method: 'POST',
      path: `${STORAGE_PATH}/save`,
      takesJson: true,
      docs: {
        ...{ id: 'saveProfile', tag: TAG, summary: 'Stores the profile of the session now' },
        description: 'It is stored at least every minute anyway where it changes, and when the session ends.',
        parameters: [BROWSER_SESSION_ID],
        answers: [jsonAnswer('It is stored.', 'SavedProfile', savedProfileSchema)],
        httpErrors: [404, 409, 410, 413, 422, 503, 504],
      },
      async answer(context) {
        const { people } = sessionOf(context, sessions);
        people.permit('reads');
        const save = () => sessions.saveProfile(sessionIdOf(context), whose(context).owner);
        return context.json(await people.logRun(LOG_WORDS.saveProfile, save));
      },
    },
    {
      method: 'DELETE',
      path: STORAGE_PATH,
      docs: {
        ...{ id: 'clearStorage', tag: TAG, summary: 'Clears all storage of the session' },
        description:
          'Cookies, the HTTP cache, and of each origin that was opened localStorage, IndexedDB, caches and service workers. sessionStorage ends with its tab. What a frame of another site kept there goes only while that frame is open.',
        parameters: [BROWSER_SESSION_ID],
        answers: [jsonAnswer('It is cleared.', 'ClearedStorage', clearedStorageSchema)],
        httpErrors: [404, 409, 410, 504],
      },
      async answer(context) {
        const session = sessionOf(context, sessions);
        session.people.permit('changes');
        const origins = await session.people.logRun(LOG_WORDS.clearStorage, () =>
          inTime(session.storage.clear()),
        );
        return context.json({ success: true, origins });
      },
    },
  ];
}

/** A page that hangs can't be asked what it stores. */
function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return beforeDeadline(promise, COMMAND_MILLISECONDS);
}
