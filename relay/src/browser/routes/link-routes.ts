import {
  answeredPromptSchema,
  answerPromptSchema,
  changeControlSchema,
  controlSchema,
  decideApprovalSchema,
  decidedSchema,
  playedSchema,
  playInputSchema,
  type ViewMode,
} from '@assent/shared';
import type { Context } from 'hono';
import { HttpError } from '../../errors/http-error.ts';
import { invalidRequest, parseBody } from '../../http/parse-body.ts';
import { jsonAnswer, type Route, type RouteDocs } from '../../http/route.ts';
import type { LinkedSession, OpenSessions } from '../session/open-sessions.ts';
import { streamView } from '../view/stream-view.ts';
import { DECIDED } from './approval-routes.ts';
import { linkInvalid, linkSecretOf } from './link-secret.ts';
import { BROWSER_SESSION_ID, SESSION_PATH, sessionIdOf, TAG } from './session-route.ts';
import { languageOf, lastEventOf, VIEW_EVENTS, VIEW_PARAMETERS } from './view-routes.ts';

const LIVE_PATH = `${SESSION_PATH}/view/live`;

const VIEWER = {
  name: 'viewer',
  in: 'query',
  description: 'What the page calls itself, the same after it lost its connection: control stays with it.',
  schema: changeControlSchema.shape.viewer,
} as const;

const APPROVAL_ID = {
  name: 'approval_id',
  in: 'path',
  description: 'The `approvalId` of the card.',
  schema: decidedSchema.shape.approvalId,
} as const;

const CONTROL = jsonAnswer('Who has the control now.', 'BrowserControl', controlSchema);

/** Of all of them: the secret of a link as `Authorization: Bearer`, which is good for one session and one mode. */
const FACTS: Pick<RouteDocs, 'tag' | 'parameters'> = { tag: TAG, parameters: [BROWSER_SESSION_ID] };

/** Open to who has no key: each asks for the secret of a link. */
const OPEN = { isOpen: true, takesOwnOrigin: true } as const;

/** What the page of a link may do. */
export function linkRoutes(sessions: OpenSessions): Route[] {
  const used = (context: Context, mode: ViewMode) => linkOf(context, sessions, mode);
  return [
    {
      ...{ method: 'GET', path: LIVE_PATH, ...OPEN },
      docs: {
        ...FACTS,
        ...{ id: 'watchWithLink', summary: 'Streams the view to the page of a link' },
        parameters: [...VIEW_PARAMETERS, VIEWER],
        answers: [VIEW_EVENTS],
        httpErrors: [400, 401, 429],
      },
      answer(context) {
        const { session, link } = used(context, 'watch');
        const id = changeControlSchema.shape.viewer.safeParse(context.req.query('viewer')).data;
        if (id === undefined)
          throw invalidRequest([{ path: 'viewer', message: 'Expected 8 to 64 characters' }]);
        const { people } = session;
        const { mode, expiresAt, revoked } = link;
        const language = languageOf(context, people.language);
        const viewer = { id: `${link.linkId} ${id}`, mode, language, expiresAt: expiresAt.toISOString() };
        return streamView(context, { view: people.view, viewer, after: lastEventOf(context), revoked });
      },
    },
    {
      ...{ method: 'POST', path: `${LIVE_PATH}/approvals/:approval_id`, takesJson: true, ...OPEN },
      docs: {
        ...FACTS,
        ...{ id: 'decideWithLink', summary: 'The decision of the person at the page of a link' },
        parameters: [BROWSER_SESSION_ID, APPROVAL_ID],
        body: { name: 'DecideApproval', schema: decideApprovalSchema },
        answers: [DECIDED],
        httpErrors: [400, 401, 403, 404, 409, 410, 503],
      },
      async answer(context) {
        const { session, link } = used(context, 'decide');
        const given = parseBody(decideApprovalSchema, await context.req.text());
        const id = context.req.param('approval_id') ?? '';
        return context.json(await session.people.decide(id, given, { by: link.linkId }));
      },
    },
    {
      ...{ method: 'POST', path: `${LIVE_PATH}/control`, takesJson: true, ...OPEN },
      docs: {
        ...FACTS,
        ...{ id: 'changeControl', summary: 'Takes over from the program, or hands back' },
        description: 'Taking over waits for the command that is under way.',
        body: { name: 'ChangeControl', schema: changeControlSchema },
        answers: [CONTROL],
        httpErrors: [400, 401, 403, 409, 503],
      },
      async answer(context) {
        const { session, link, touch } = used(context, 'control');
        const { control, viewer } = parseBody(changeControlSchema, await context.req.text());
        const id = `${link.linkId} ${viewer}`;
        const { people } = session;
        if (control === 'person') await people.control.take(id, link);
        else people.control.returnControl(id);
        touch();
        return context.json({ control: people.control.isHeldBy(id) ? 'person' : 'program' });
      },
    },
    {
      ...{ method: 'POST', path: `${LIVE_PATH}/input`, takesJson: true, ...OPEN },
      docs: {
        ...FACTS,
        ...{ id: 'playPersonInput', summary: 'Mouse, wheel and keyboard of the person in control' },
        description: 'In their order, on the tab in front. What is typed is kept nowhere.',
        body: { name: 'PlayInput', schema: playInputSchema },
        answers: [jsonAnswer('How much was played.', 'PlayedInput', playedSchema)],
        httpErrors: [400, 401, 403, 404, 409, 502, 504],
      },
      async answer(context) {
        const { session, link, touch } = used(context, 'control');
        const { viewer, inputs } = parseBody(playInputSchema, await context.req.text());
        touch();
        await session.people.playInput(`${link.linkId} ${viewer}`, inputs);
        return context.json({ played: inputs.length });
      },
    },
    {
      ...{ method: 'POST', path: `${LIVE_PATH}/prompt`, takesJson: true, ...OPEN },
      docs: {
        ...FACTS,
        ...{ id: 'answerPagePrompt', summary: 'Answers what a page asks the person in control for' },
        description:
          'A dialog, or files: `prompt` of the state says what. Files come from the person’s own machine, in a body of at most 1 MB.',
        body: { name: 'AnswerPrompt', schema: answerPromptSchema },
        answers: [jsonAnswer('The page has the answer.', 'AnsweredPrompt', answeredPromptSchema)],
        httpErrors: [400, 401, 403, 404, 409, 413, 504],
      },
      async answer(context) {
        const { session, link, touch } = used(context, 'control');
        const { viewer, ...given } = parseBody(answerPromptSchema, await context.req.text());
        touch();
        await session.people.answerPrompt(`${link.linkId} ${viewer}`, given);
        return context.json({ success: true });
      },
    },
  ];
}

const RANK: Readonly<Record<ViewMode, number>> = { watch: 0, decide: 1, control: 2 };

/** The session of the path, by the link that the request carries. A session that is none is answered as a wrong secret is. */
function linkOf(context: Context, sessions: OpenSessions, mode: ViewMode): LinkedSession {
  const found = sessions.findByLink(sessionIdOf(context), linkSecretOf(context) ?? '');
  if (!found) throw linkInvalid();
  if (RANK[found.link.mode] >= RANK[mode]) return found;
  throw new HttpError(403, 'link_mode', `This link does not permit that: its mode is "${found.link.mode}".`);
}
