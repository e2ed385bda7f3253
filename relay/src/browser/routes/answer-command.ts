import { approvalRequiredSchema } from '@assent/shared';
import type { Context } from 'hono';
import * as z from 'zod';
import { invalidRequest } from '../../http/parse-body.ts';
import { type AnswerDocs, jsonAnswer } from '../../http/route.ts';
import { AwaitingApproval, approvalRequired } from '../approvals/awaiting-approval.ts';
import type { Asking, BrowserSession } from '../session/browser-session.ts';

const MOST_WAITING = 60_000;

const waitSchema = z.coerce.number().int().min(0).max(MOST_WAITING);

export const WAIT = {
  name: 'wait',
  in: 'query',
  description:
    'Of an attended session: milliseconds, up to 60,000, in which the answer waits for the decision of a person. None by default.',
  schema: z.int().min(0).max(MOST_WAITING),
} as const;

export const APPROVAL_REQUIRED: AnswerDocs = {
  ...jsonAnswer(
    'Only in an attended session: a person has to decide. Nothing has been done.',
    'ApprovalRequired',
    approvalRequiredSchema,
  ),
  status: 202,
};

/** The outcome of a command, or what a person has to decide on first. */
export async function answerCommand(
  context: Context,
  session: BrowserSession,
  run: (asking: Asking) => Promise<object>,
): Promise<Response> {
  const wait = waitOf(context);
  try {
    return context.json(await run({ wait, key: context.req.header('idempotency-key') }));
  } catch (thrown) {
    if (!(thrown instanceof AwaitingApproval)) throw thrown;
    return context.json(approvalRequired(thrown.approval, session.people.language), 202);
  }
}

function waitOf(context: Context): number {
  const wait = waitSchema.safeParse(context.req.query('wait') ?? 0);
  if (wait.success) return wait.data;
  throw invalidRequest([{ path: 'wait', message: 'Expected milliseconds, 0 to 60000' }]);
}
