import { openTabSchema } from '@assent/shared';
import type { Context } from 'hono';
import * as z from 'zod';
import { HttpError } from '../../errors/http-error.ts';
import { parseBody } from '../../http/parse-body.ts';
import type { AnswerDocs, Route, RouteDocs } from '../../http/route.ts';
import type { Asking, BrowserSession } from '../session/browser-session.ts';
import type { OpenSessions } from '../session/open-sessions.ts';
import { APPROVAL_REQUIRED, answerCommand, WAIT } from './answer-command.ts';
import { BROWSER_SESSION_ID, SESSION_PATH, sessionOf, TAG } from './session-route.ts';

const indexSchema = z.coerce.number().int().nonnegative();

/** What a session has several of, named by their places from 0: tabs, windows. Each route answers all of them. */
export type Indexed = {
  kind: 'tab' | 'window';
  answer: AnswerDocs;
  /** Ids and summaries in the OpenAPI document. */
  docs: Readonly<Record<'open' | 'list' | 'activate' | 'close', Pick<RouteDocs, 'id' | 'summary'>>>;
  list(session: BrowserSession): Promise<object>;
  open(session: BrowserSession, url: string | undefined, asking: Asking): Promise<object>;
  activate(session: BrowserSession, index: number): Promise<object>;
  close(session: BrowserSession, index: number, asking: Asking): Promise<object>;
};

export function indexedRoutes(sessions: OpenSessions, indexed: Indexed): Route[] {
  const { kind, answer, docs } = indexed;
  const all = `${SESSION_PATH}/${kind}s`;
  const one = `${all}/:${kind}_index`;
  const facts: Omit<RouteDocs, 'id' | 'summary'> = {
    tag: TAG,
    answers: [answer],
    parameters: [BROWSER_SESSION_ID],
    httpErrors: [404, 409, 410],
  };
  const ofOne = { ...facts, parameters: [BROWSER_SESSION_ID, indexParameter(kind)] };
  const session = (context: Context): BrowserSession => sessionOf(context, sessions);
  const index = (context: Context): number => indexOf(context, kind);
  return [
    {
      method: 'POST',
      path: all,
      takesJson: true,
      docs: {
        ...{ ...facts, ...docs.open, body: { name: 'OpenTab', schema: openTabSchema } },
        ...{ answers: [answer, APPROVAL_REQUIRED], parameters: [BROWSER_SESSION_ID, WAIT] },
        httpErrors: [400, 403, 404, 409, 410, 429, 502, 504],
      },
      async answer(context) {
        const { url } = parseBody(openTabSchema, (await context.req.text()) || '{}');
        const opening = session(context);
        return answerCommand(context, opening, asking => indexed.open(opening, url, asking));
      },
    },
    {
      method: 'GET',
      path: all,
      docs: { ...facts, ...docs.list },
      answer: async context => context.json(await indexed.list(session(context))),
    },
    {
      method: 'POST',
      path: `${one}/activate`,
      docs: { ...ofOne, ...docs.activate },
      answer: async context => context.json(await indexed.activate(session(context), index(context))),
    },
    {
      method: 'DELETE',
      path: one,
      docs: {
        ...{ ...ofOne, ...docs.close, answers: [answer, APPROVAL_REQUIRED] },
        parameters: [...ofOne.parameters, WAIT],
        httpErrors: [403, 404, 409, 410, 422],
      },
      answer(context) {
        const [closing, place] = [session(context), index(context)];
        return answerCommand(context, closing, asking => indexed.close(closing, place, asking));
      },
    },
  ];
}

function indexParameter(kind: Indexed['kind']): NonNullable<RouteDocs['parameters']>[number] {
  return {
    name: `${kind}_index`,
    in: 'path',
    description: `Its place among the ${kind}s, from 0.`,
    schema: z.int().nonnegative(),
  };
}

function indexOf(context: Context, kind: Indexed['kind']): number {
  const index = indexSchema.safeParse(context.req.param(`${kind}_index`));
  if (index.success) return index.data;
  throw new HttpError(404, `${kind}_not_found`, `The ${kind}s are named by their place, from 0. List them.`);
}
