import { decideApprovalSchema, decidedSchema } from '@assent/shared';
import type { Context } from 'hono';
import { callerOf, identityOf, UNNAMED } from '../../access/access.ts';
import { parseBody } from '../../http/parse-body.ts';
import { type AnswerDocs, jsonAnswer, type Route } from '../../http/route.ts';
import type { OpenSessions } from '../session/open-sessions.ts';
import type { Decider } from '../session/record-decision.ts';
import { APPROVAL_REQUIRED, answerCommand, WAIT } from './answer-command.ts';
import { BROWSER_SESSION_ID, SESSION_PATH, sessionOf, TAG } from './session-route.ts';

const APPROVAL_PATH = `${SESSION_PATH}/approvals/:approval_id`;

const APPROVAL_ID = {
  name: 'approval_id',
  in: 'path',
  description: 'The `approvalId` of a 202.',
  schema: decidedSchema.shape.approvalId,
} as const;

export const DECIDED = jsonAnswer('It is decided. The action runs, or is refused.', 'Decided', decidedSchema);

/** The decisions of a person on the actions of an attended session. */
export function approvalRoutes(sessions: OpenSessions, outcome: AnswerDocs): Route[] {
  return [
    {
      method: 'GET',
      path: APPROVAL_PATH,
      docs: {
        ...{ id: 'getApproval', tag: TAG, summary: 'Answers as the action that asked would' },
        description:
          '202 until a person has decided; then the outcome of the action, or why it was refused: 403 `approval_denied`, 410 `approval_expired`, 409 `element_changed`. Nothing runs again.',
        parameters: [BROWSER_SESSION_ID, APPROVAL_ID, WAIT],
        answers: [outcome, APPROVAL_REQUIRED],
        httpErrors: [400, 403, 404, 409, 410, 422, 502, 504],
      },
      answer(context) {
        const session = sessionOf(context, sessions);
        const id = context.req.param('approval_id') ?? '';
        return answerCommand(context, session, ({ wait }) => session.people.outcomeOfApproval(id, wait));
      },
    },
    {
      method: 'POST',
      path: APPROVAL_PATH,
      takesJson: true,
      scope: 'approve',
      docs: {
        ...{ id: 'decideApproval', tag: TAG, summary: 'Carries the decision of a person' },
        description:
          'For backends that show the preview to a person themselves. Whoever holds a key with the scope `approve` can call this: a program that should not approve its own actions must not have it. The page of a link decides without a key.',
        parameters: [BROWSER_SESSION_ID, APPROVAL_ID],
        body: { name: 'DecideApproval', schema: decideApprovalSchema },
        answers: [DECIDED],
        httpErrors: [400, 404, 409, 410, 503],
      },
      async answer(context) {
        const { people } = sessionOf(context, sessions);
        const given = parseBody(decideApprovalSchema, await context.req.text());
        const id = context.req.param('approval_id') ?? '';
        return context.json(await people.decide(id, given, deciderOf(context)));
      },
    },
  ];
}

function deciderOf(context: Context): Decider {
  const { user, by, key_name } = identityOf(callerOf(context), UNNAMED);
  return { user, by, key_name };
}
