import { randomBytes } from 'node:crypto';
import type { ApprovalPreview, DecideApproval, Language } from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';

/** Milliseconds for a decision. */
export const DECISION_MILLISECONDS = 600_000;

/** Those whose decision is remembered. */
const MAX_KNOWN = 200;

export type Card = Readonly<Record<Language, ApprovalPreview>>;

/** What a person is asked. */
export type Approval = {
  approvalId: string;
  card: Card;
  expiresAt: Date;
  /** Rejects with an `HttpError` unless it is approved. */
  decided: Promise<void>;
};

type Known = { state: 'pending' | 'claimed' | 'approve' | 'reject' | 'expired' | 'void' | 'ended' };

/** The one decision on an approval, before it counts. */
export type Claim = {
  /** Throws where its time is over by now, or the session has ended. */
  commit(given: DecideApproval): void;
  /** Somebody else may decide. */
  release(): void;
};

type Options = {
  milliseconds?: number;
  /** After each change of what is pending. */
  changed?: () => void;
};

/**
 * The decisions of a person on the actions of one session: one at a time, each decided once. What is approved runs by its own
 * promise, so a decision can never start anything else.
 */
export class Approvals {
  readonly #milliseconds: number;
  readonly #changed: () => void;
  readonly #known = new Map<string, Known>();
  #pending: { approval: Approval; settle(state: Known['state'], refusal?: HttpError): void } | undefined;
  #isClosed = false;

  constructor({ milliseconds = DECISION_MILLISECONDS, changed = () => undefined }: Options = {}) {
    this.#milliseconds = milliseconds;
    this.#changed = changed;
  }

  get pending(): Approval | undefined {
    return this.#pending?.approval;
  }

  /** Throws where another one waits for its decision. */
  ask(card: Card): Approval {
    if (this.#pending) throw waitsAlready();
    if (this.#isClosed) throw sessionEnded();
    const approvalId = `ap_${randomBytes(16).toString('hex')}`;
    const known: Known = { state: 'pending' };
    const { promise: decided, resolve, reject } = Promise.withResolvers<void>();
    decided.catch(() => undefined);
    const expiresAt = new Date(Date.now() + this.#milliseconds);
    const expire = setTimeout(() => this.#expire(), this.#milliseconds);
    const approval = { approvalId, card, expiresAt, decided };
    const settle = (state: Known['state'], refusal?: HttpError): void => {
      clearTimeout(expire);
      known.state = state;
      this.#pending = undefined;
      if (refusal) reject(refusal);
      else resolve();
      this.#changed();
    };
    this.#pending = { approval, settle };
    this.#remember(approvalId, known);
    this.#changed();
    return approval;
  }

  /** Counts once. Throws for one that is decided, has expired, or is not known here. */
  decide(approvalId: string, given: DecideApproval): void {
    this.claim(approvalId).commit(given);
  }

  /** From then on nobody else may decide. Throws as {@link decide} does. */
  claim(approvalId: string): Claim {
    const known = this.#known.get(approvalId);
    if (!known) throw new HttpError(404, 'approval_not_found', 'This session asked for no such approval.');
    const pending = this.#pending;
    if (pending && pending.approval.expiresAt.getTime() <= Date.now()) this.#expire();
    if (known.state !== 'pending' || !pending) throw overAs(known.state);
    known.state = 'claimed';
    return {
      commit: ({ decision, reason }) => {
        if (known.state !== 'claimed') throw overAs(known.state);
        pending.settle(decision, decision === 'reject' ? denied(reason) : undefined);
      },
      release: () => {
        if (known.state === 'claimed') known.state = 'pending';
      },
    };
  }

  /** Nobody may decide on it any more, if nobody has. */
  withdraw(approvalId: string): void {
    if (this.#pending?.approval.approvalId === approvalId) this.#pending.settle('void', withdrawn());
  }

  isKnown(approvalId: string): boolean {
    return this.#known.has(approvalId);
  }

  /** Nothing of a session that has ended is run. */
  close(): void {
    this.#isClosed = true;
    this.#pending?.settle('ended', sessionEnded());
  }

  #expire(): void {
    this.#pending?.settle('expired', expired());
  }

  #remember(approvalId: string, known: Known): void {
    this.#known.set(approvalId, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MAX_KNOWN && oldest !== undefined) this.#known.delete(oldest);
  }
}

function waitsAlready(): HttpError {
  return new HttpError(
    409,
    'session_busy',
    'Another action of this session waits for the decision of a person. Until then, only look at the page.',
  );
}

function overAs(state: Known['state']): HttpError {
  if (state === 'expired') return expired();
  if (state === 'void') return withdrawn();
  if (state === 'ended') return sessionEnded();
  return new HttpError(409, 'approval_decided', 'This approval has been decided; a decision counts once.');
}

function denied(reason: string | undefined): HttpError {
  const details = reason ? { reason } : undefined;
  return new HttpError(403, 'approval_denied', 'A person rejected this, and nothing was done.', { details });
}

function expired(): HttpError {
  return new HttpError(
    410,
    'approval_expired',
    'Nobody decided in time, and nothing was done. Send the action again if it is still wanted.',
  );
}

function withdrawn(): HttpError {
  return new HttpError(
    410,
    'approval_void',
    'What this approval was for has gone, and nothing was done. Look again, and propose it again if it is still wanted.',
  );
}

function sessionEnded(): HttpError {
  return new HttpError(410, 'session_expired', 'This session has ended, and nothing was done.');
}
