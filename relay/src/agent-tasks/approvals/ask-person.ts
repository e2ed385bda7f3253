import {
  type ApprovalPreview,
  type Language,
  type SessionOutcome,
  sessionOutcomeSchema,
  type TaskEvent,
} from '@assent/shared';
import type { Transaction } from 'kysely';
import type { Approval } from '../../browser/approvals/approvals.ts';
import type { BrowserSession } from '../../browser/session/browser-session.ts';
import { HttpError } from '../../errors/http-error.ts';
import type { Database } from '../../store/sql/database.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { insertApproval, passApprovalOn, type StoredDecision, voidApproval } from '../store/approval-rows.ts';
import type { TaskRecord } from '../store/task-record.ts';
import type { AwaitControl } from './await-control.ts';
import { awaitDecision } from './await-decision.ts';

type Asked = {
  approval: Approval;
  session: BrowserSession;
  callId: string;
  tool: string;
  /** Ends the waiting. */
  signal: AbortSignal;
};

/** The outcome of what was approved. Rejects with an HTTP error for what was not. */
export type AskPerson = (asked: Asked) => Promise<SessionOutcome>;

export type AskingOptions = {
  task: { id: string; tenant: string; language: Language };
  database: Database;
  record: TaskRecord;
  /** Sends a message, in the same transaction. */
  announce(approvalId: string, transaction: Transaction<Tables>): Promise<void>;
  /** The time of the task stands still meanwhile. */
  whileWaiting<Value>(waiting: () => Promise<Value>): Promise<Value>;
  awaitControl: AwaitControl;
};

/** Milliseconds by which a decision must precede the end of its time, so that the page still hears of it. */
const MARGIN = 5_000;

/** Milliseconds for what was approved to run. */
const RUNNING = 60_000;

/** Asks in the database, where any relay can take the decision, and passes that on to the page. */
export function askingPeople(options: AskingOptions): AskPerson {
  const { record } = options;
  return async asked => {
    const { approval, session, callId, signal } = asked;
    const expiresAt = new Date(approval.expiresAt.getTime() - MARGIN);
    await ask(asked, expiresAt, options);
    const began = Date.now();
    const decision = await options.whileWaiting(() => decisionOn(asked, expiresAt, options));
    const facts = { approvalId: approval.approvalId, callId };
    // Only who still has the task may pass an approval on.
    await record.store({ waited: Date.now() - began, events: [eventOf(facts, decision)] }, transaction =>
      passApprovalOn(transaction, approval.approvalId),
    );
    signal.throwIfAborted();
    await passOn(decision, asked, options.awaitControl);
    const outcome = await session.people.outcomeOfApproval(approval.approvalId, RUNNING);
    return sessionOutcomeSchema.parse(outcome);
  };
}

async function ask(
  { approval, session, callId, tool }: Asked,
  expiresAt: Date,
  { task, record, announce }: AskingOptions,
): Promise<void> {
  const { approvalId, card } = approval;
  const picture = await pictureOf(session);
  const preview: ApprovalPreview = card[task.language];
  const event = { type: 'approval_required', approvalId, callId, preview } as const;
  await record.store({ events: [{ ...event, expiresAt: expiresAt.toISOString() }] }, async transaction => {
    const row = { id: approvalId, task: task.id, callId, tool, card, picture, expiresAt };
    await insertApproval(transaction, row);
    await announce(approvalId, transaction);
  });
}

/** Without one where the page can't be shown: the card says it in words too. */
async function pictureOf(session: BrowserSession): Promise<string | undefined> {
  try {
    return (await session.screenshot({ format: 'jpeg' })).data;
  } catch (thrown) {
    if (thrown instanceof HttpError) return undefined;
    throw thrown;
  }
}

/**
 * As the database has it. A session that ends by itself decides nothing more: then it is void. Where its task ends or is left to
 * another attempt, that one says so, to the readers too.
 */
async function decisionOn(
  { approval, signal }: Asked,
  expiresAt: Date,
  { task, database }: AskingOptions,
): Promise<StoredDecision> {
  const { approvalId } = approval;
  const over = new AbortController();
  const whenEnded = (thrown: unknown): void => {
    const isEnded = thrown instanceof HttpError && thrown.code === 'session_expired';
    if (isEnded && !signal.aborted)
      voidApproval(database.sql, { task: task.id, approval: approvalId }).catch(cause => over.abort(cause));
  };
  approval.decided.catch(whenEnded);
  return awaitDecision(
    { task: task.id, approvalId, expiresAt },
    database,
    AbortSignal.any([over.signal, signal]),
  );
}

function eventOf(
  facts: { approvalId: string; callId: string },
  { state, reason }: StoredDecision,
): TaskEvent {
  if (state === 'approved') return { type: 'approved', ...facts };
  const because = state === 'rejected' || state === 'expired' ? state : 'void';
  return { type: 'rejected', ...facts, because, ...(reason !== undefined && { reason }) };
}

/**
 * What was approved runs by the page's own promise; what was decided in the live view has run already. One that expired does so in the
 * page by itself, and one that is void nobody has rejected.
 */
async function passOn(
  { state, by = 'nobody', reason }: StoredDecision,
  { approval, session, signal }: Asked,
  awaitControl: AwaitControl,
): Promise<void> {
  const { people } = session;
  if (people.approvals.pending?.approvalId !== approval.approvalId || state === 'expired') return;
  const decide = async (decision: 'approve' | 'reject'): Promise<void> => {
    const given = { decision, ...(reason !== undefined && { reason }) };
    await people.decide(approval.approvalId, given, { by, user: by, key_name: undefined });
  };
  if (state === 'rejected') return decide('reject');
  if (state !== 'approved') return people.approvals.withdraw(approval.approvalId);
  try {
    // What they do there can only keep it from running: it is bound to what was shown.
    while (!(await unlessForPerson(() => decide('approve'))))
      await awaitControl(people.control, signal, approval.expiresAt);
  } catch (thrown) {
    // What nobody waits for any more must not run afterwards.
    people.approvals.withdraw(approval.approvalId);
    throw thrown;
  }
}

/** False while a person has the browser, or is about to: nothing was done. */
async function unlessForPerson(approve: () => Promise<void>): Promise<boolean> {
  try {
    await approve();
    return true;
  } catch (thrown) {
    if (thrown instanceof HttpError && thrown.code === 'person_in_control') return false;
    throw thrown;
  }
}
