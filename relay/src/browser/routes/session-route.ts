import {
  browserSessionSchema,
  type ClosedSession,
  changeSettingsSchema,
  closedSessionSchema,
  createSessionSchema,
  type BrowserSession as SessionFacts,
} from '@assent/shared';
import type { Context } from 'hono';
import { callerOf, nameOwner, tenantOf, UNNAMED } from '../../access/access.ts';
import type { Metering } from '../../credits/metering.ts';
import { payerOf } from '../../credits/payer.ts';
import { PRICES } from '../../credits/price-list.ts';
import { requireScope } from '../../guards/guard-scope.ts';
import { parseBody } from '../../http/parse-body.ts';
import { jsonAnswer, type NamedSchema, type Route } from '../../http/route.ts';
import type { BrowserSession } from '../session/browser-session.ts';
import type { OpenSessions } from '../session/open-sessions.ts';
import type { Owner } from '../session/session-registry.ts';

export const SESSIONS_PATH = '/api/v1/browser/session';
export const SESSION_PATH = `${SESSIONS_PATH}/:session_id`;

export const BROWSER_SESSION_ID = {
  name: 'session_id',
  in: 'path',
  description: 'The `sessionId` that creating the session answered.',
  schema: browserSessionSchema.shape.sessionId,
} as const;

const CREATE_SESSION: NamedSchema = { name: 'CreateSession', schema: createSessionSchema };

export const SESSION_ANSWER = jsonAnswer('The session.', 'BrowserSession', browserSessionSchema);

const CLOSED_ANSWER = jsonAnswer('It is closed.', 'ClosedSession', closedSessionSchema);

export const TAG = 'Browser sessions';

/** Creating, describing and closing sessions. */
export function sessionRoutes(sessions: OpenSessions, metering?: Metering): Route[] {
  return [
    {
      method: 'POST',
      path: SESSIONS_PATH,
      takesJson: true,
      docs: {
        id: 'createBrowserSession',
        tag: TAG,
        summary: 'Starts a browser without a screen',
        description:
          'It sees pages and acts on them as the extension does, and ends by itself after `ttl`, or after `idle` seconds without a command.',
        body: CREATE_SESSION,
        answers: [{ ...SESSION_ANSWER, status: 201 }],
        httpErrors: [400, 402, 404, 409, 413, 429, 503, 504],
      },
      async answer(context) {
        const given = parseBody(createSessionSchema, (await context.req.text()) || '{}');
        if (given.storage) requireScope(callerOf(context), 'storage');
        const create = () => sessions.create(given, whose(context));
        return context.json(await paidSession(context, metering, create), 201);
      },
    },
    {
      method: 'GET',
      path: SESSION_PATH,
      docs: {
        ...{ id: 'getBrowserSession', tag: TAG, summary: 'Describes a session' },
        ...{ parameters: [BROWSER_SESSION_ID], answers: [SESSION_ANSWER], httpErrors: [404, 410] },
      },
      answer: context => context.json(sessions.describe(sessionIdOf(context), whose(context).owner)),
    },
    {
      method: 'POST',
      path: `${SESSION_PATH}/settings`,
      takesJson: true,
      docs: {
        ...{ id: 'changeSettings', tag: TAG, summary: 'Changes what pages are told of their surroundings' },
        description:
          'In all windows and tabs, those that are opened later too. What is left out stays as it is.',
        parameters: [BROWSER_SESSION_ID],
        body: { name: 'ChangeSettings', schema: changeSettingsSchema },
        ...{ answers: [SESSION_ANSWER], httpErrors: [400, 404, 409, 410, 504] },
      },
      async answer(context) {
        const given = parseBody(changeSettingsSchema, await context.req.text());
        await sessionOf(context, sessions).changeSettings(given);
        return context.json(sessions.describe(sessionIdOf(context), whose(context).owner));
      },
    },
    {
      method: 'DELETE',
      path: SESSION_PATH,
      docs: {
        ...{ id: 'closeBrowserSession', tag: TAG, summary: 'Closes a session and its browser' },
        ...{ parameters: [BROWSER_SESSION_ID], answers: [CLOSED_ANSWER], httpErrors: [404, 410] },
      },
      async answer(context) {
        const storage = await sessions.end(sessionIdOf(context), whose(context).owner);
        return context.json<ClosedSession>({ success: true, ...(storage && { storage }) });
      },
    },
  ];
}

/** Begins a session for the credits of the caller, where sessions cost any. */
export function paidSession(
  context: Context,
  metering: Metering | undefined,
  create: () => Promise<SessionFacts>,
): Promise<SessionFacts> {
  const price = {
    credits: PRICES.session,
    referenceOf: ({ sessionId }: SessionFacts) => `session:${sessionId}`,
  };
  return metering ? metering.run(payerOf(callerOf(context)), price, create) : create();
}

/** The session of a request's path, if it is the caller's. */
export function sessionOf(context: Context, sessions: OpenSessions): BrowserSession {
  return sessions.find(sessionIdOf(context), whose(context).owner);
}

/** The same, where that is no command: it does not keep the session alive. */
export function peekSession(context: Context, sessions: OpenSessions): BrowserSession {
  return sessions.peek(sessionIdOf(context), whose(context).owner);
}

/** When the session of a request's path ends at the latest. */
export function expiryOf(context: Context, sessions: OpenSessions): Date {
  return new Date(sessions.describe(sessionIdOf(context), whose(context).owner).expiresAt);
}

export function sessionIdOf(context: Context): string {
  return context.req.param('session_id') ?? '';
}

/** A backend's sessions belong to its key's tenant, a person's to that person. */
export function whose(context: Context): Owner {
  const caller = callerOf(context);
  return { owner: nameOwner(caller, UNNAMED), tenant: tenantOf(caller) ?? '' };
}
