import { randomUUID } from 'node:crypto';
import {
  closedSchema,
  createViewLinkSchema,
  type Language,
  languageSchema,
  viewEventSchema,
  viewLinkSchema,
} from '@assent/shared';
import type { Context } from 'hono';
import * as z from 'zod';
import { callerOf } from '../../access/access.ts';
import { requireScope } from '../../guards/guard-scope.ts';
import { parseBody } from '../../http/parse-body.ts';
import { type AnswerDocs, jsonAnswer, type Route, type RouteDocs } from '../../http/route.ts';
import type { OpenSessions } from '../session/open-sessions.ts';
import type { Viewer } from '../view/session-view.ts';
import { streamView } from '../view/stream-view.ts';
import {
  BROWSER_SESSION_ID,
  expiryOf,
  peekSession,
  SESSION_PATH,
  SESSIONS_PATH,
  sessionIdOf,
  sessionOf,
  TAG,
} from './session-route.ts';
import { VIEW_PAGE_PATH } from './view-page-routes.ts';

const VIEW_PATH = `${SESSION_PATH}/view`;

export const VIEW_EVENTS: AnswerDocs = {
  kind: 'events',
  status: 200,
  description: 'The view as it changes: pictures, the log, and the state.',
  event: { name: 'ViewEvent', schema: viewEventSchema },
};

const LAST_EVENT_ID = {
  name: 'Last-Event-ID',
  in: 'header',
  description: 'The `id` of the last event that was read: the log goes on after it.',
  schema: z.string(),
} as const;

const LANGUAGE = {
  name: 'language',
  in: 'query',
  description: 'Of the log and of cards; that of the session by default.',
  schema: languageSchema,
} as const;

export const VIEW_PARAMETERS: NonNullable<RouteDocs['parameters']> = [
  BROWSER_SESSION_ID,
  LANGUAGE,
  LAST_EVENT_ID,
];

const LINK_ID = {
  name: 'link_id',
  in: 'path',
  description: 'The `linkId` that making the link answered.',
  schema: viewLinkSchema.shape.linkId,
} as const;

/** Watching with a key, and links for people who have none. */
export function viewRoutes(sessions: OpenSessions): Route[] {
  return [
    {
      method: 'GET',
      path: VIEW_PATH,
      docs: {
        ...{ id: 'viewBrowserSession', tag: TAG, summary: 'Streams what the session shows and does' },
        description:
          'Pictures of the tab in front with secrets painted over, and the log without them. A picture in which not all secrets are certain to be covered is held back, and `withheld` says so. Watching does not keep a session alive.',
        parameters: VIEW_PARAMETERS,
        answers: [VIEW_EVENTS],
        httpErrors: [404, 410],
      },
      answer(context) {
        const { people } = peekSession(context, sessions);
        const viewer: Viewer = {
          ...{ id: randomUUID(), mode: 'watch', expiresAt: expiryOf(context, sessions).toISOString() },
          language: languageOf(context, people.language),
        };
        const revoked = new AbortController().signal;
        return streamView(context, { view: people.view, viewer, after: lastEventOf(context), revoked });
      },
    },
    {
      method: 'POST',
      path: `${VIEW_PATH}/link`,
      takesJson: true,
      takesOwnOrigin: true,
      docs: {
        ...{ id: 'createViewLink', tag: TAG, summary: 'Makes a link to the live view for a person' },
        description:
          'Whoever opens it needs no key, and may do what its mode says with this session alone, until it expires, is revoked, or the session ends. The modes `decide` and `control` need the scope `approve`.',
        parameters: [BROWSER_SESSION_ID],
        body: { name: 'CreateViewLink', schema: createViewLinkSchema },
        answers: [{ ...jsonAnswer('The link.', 'ViewLink', viewLinkSchema), status: 201 }],
        httpErrors: [400, 404, 410, 429],
      },
      async answer(context) {
        const { people } = sessionOf(context, sessions);
        const {
          mode,
          ttl,
          language = people.language,
        } = parseBody(createViewLinkSchema, await context.req.text());
        // It would be a way around what the caller's own key may not do.
        if (mode !== 'watch') requireScope(callerOf(context), 'approve');
        const end = expiryOf(context, sessions);
        const expiresAt =
          ttl === undefined ? end : new Date(Math.min(end.getTime(), Date.now() + ttl * 1_000));
        const { link, secret } = people.links.issue(mode, expiresAt);
        const url = `${baseOf(context)}${VIEW_PAGE_PATH}?language=${language}#${sessionIdOf(context)}.${secret}`;
        const { linkId } = link;
        return context.json({ linkId, mode, url, expiresAt: expiresAt.toISOString() }, 201, {
          'Cache-Control': 'no-store',
        });
      },
    },
    {
      method: 'DELETE',
      path: `${VIEW_PATH}/link/:link_id`,
      docs: {
        ...{ id: 'revokeViewLink', tag: TAG, summary: 'Revokes a link: who uses it is disconnected' },
        parameters: [BROWSER_SESSION_ID, LINK_ID],
        answers: [jsonAnswer('It is revoked.', 'Closed', closedSchema)],
        httpErrors: [404, 410],
      },
      answer(context) {
        sessionOf(context, sessions).people.links.revoke(context.req.param('link_id') ?? '');
        return context.json({ success: true });
      },
    },
  ];
}

export function languageOf(context: Context, usual: Language): Language {
  return languageSchema.safeParse(context.req.query('language')).data ?? usual;
}

export function lastEventOf(context: Context): number {
  const id = Number(context.req.header('last-event-id') ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

/** Where the relay is mounted. A proxy that ends TLS says so; otherwise the request's own scheme. Only the caller reads it. */
function baseOf(context: Context): string {
  const { protocol, host } = new URL(context.req.url);
  const isSecure = protocol === 'https:' || context.req.header('x-forwarded-proto') === 'https';
  const [prefix = ''] = context.req.path.split(SESSIONS_PATH);
  return `${isSecure ? 'https' : 'http'}://${context.req.header('host') ?? host}${prefix}`;
}
