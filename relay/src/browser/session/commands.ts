import type { Bilingual, SessionOutcome } from '@assent/shared';
import * as z from 'zod';
import { HttpError } from '../../errors/http-error.ts';
import type { Approval, Approvals } from '../approvals/approvals.ts';
import type { Command } from '../approvals/awaiting-approval.ts';
import type { ActionObserver, ProposedAction } from '../page/action-observer.ts';
import { type LogEntry, logFailure } from '../view/log-run.ts';
import { LOG_WORDS } from '../view/log-words.ts';
import type { SessionLog } from '../view/session-log.ts';
import { COMMAND_MILLISECONDS } from './before-deadline.ts';
import type { CommandTurn, Pause } from './command-turn.ts';
import { personInControl, waitsForDecision } from './refusals.ts';

/** Outcomes of approvals, of which the caller may still ask. */
const MAX_OUTCOMES = 200;

/** `arranges`: changes what is in front, without an action on a page. */
export type Wanted = {
  title: Bilingual;
  arranges?: true;
  timeout?: number | undefined;
  /** Ends what only waits. */
  late(): void;
};

type Parts = {
  turn: CommandTurn;
  log: SessionLog;
  approvals: Approvals;
  /** Whether a person decides on it. What it throws ends the action, and nothing runs. */
  asks(proposed: ProposedAction): boolean;
  isPersonInControl(): boolean;
};

/** The commands of the caller: one at a time, each in the log, and in an attended session each action with its approval. */
export class Commands {
  readonly #parts: Parts;
  readonly #outcomes = new Map<string, Command<object>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  run<Value>(
    { title, arranges, timeout = COMMAND_MILLISECONDS, late }: Wanted,
    run: (observer: ActionObserver) => Promise<Value>,
  ): Command<Value> {
    const { turn, approvals, isPersonInControl } = this.#parts;
    const asked = Promise.withResolvers<Approval>();
    const start = async (): Promise<Value> => {
      if (isPersonInControl()) throw personInControl();
      if (arranges && approvals.pending) throw waitsForDecision();
      return turn.run(timeout, pause => this.#logged(title, pause, asked.resolve, run), late);
    };
    const outcome = start();
    outcome.catch(() => undefined);
    const command = { outcome, asked: asked.promise };
    void asked.promise.then(({ approvalId }) => this.#remember(approvalId, command));
    return command;
  }

  /** The command that asked for that approval. */
  askedBy(approvalId: string): Command<object> {
    const command = this.#outcomes.get(approvalId);
    if (command) return command;
    throw new HttpError(404, 'approval_not_found', 'This session asked for no such approval.');
  }

  async #logged<Value>(
    title: Bilingual,
    pause: Pause,
    asks: (approval: Approval) => void,
    run: (observer: ActionObserver) => Promise<Value>,
  ): Promise<Value> {
    const entry = this.#parts.log.begin({ by: 'program', state: 'running', title });
    let words: Bilingual | undefined;
    let isApproved = false;
    const observer: ActionObserver = {
      beforeRun: async shown => {
        entry.become({ title: shown.title });
        if (!this.#parts.asks(shown)) return;
        const approval = this.#parts.approvals.ask(await shown.card());
        isApproved = true;
        entry.become({ state: 'waiting', message: LOG_WORDS.waiting });
        // The card says it in words too, where the page can't be pointed at.
        await shown.point(true).catch(() => undefined);
        asks(approval);
        await pause(approval.decided).finally(() => shown.point(false).catch(() => undefined));
        entry.become({ state: 'running', message: LOG_WORDS.approved });
      },
      afterRun: said => {
        words = said;
      },
    };
    try {
      const value = await run(observer);
      if (isApproved) refuseChanged(value);
      logOutcome(entry, value, words);
      return value;
    } catch (thrown) {
      logFailure(entry, thrown);
      throw thrown;
    }
  }

  #remember<Value>(approvalId: string, { outcome, asked }: Command<Value>): void {
    // What a route without a body of its own answers.
    const answered = outcome.then(value => objectSchema.parse(value ?? { success: true }));
    answered.catch(() => undefined);
    this.#outcomes.set(approvalId, { outcome: answered, asked });
    const [oldest] = this.#outcomes.keys();
    if (this.#outcomes.size > MAX_OUTCOMES && oldest !== undefined) this.#outcomes.delete(oldest);
  }
}

const changedSchema = z.object({
  success: z.literal(false),
  error_type: z.enum(['ElementChanged', 'StaleElement']),
  message: z.string(),
});

/** What was approved is not there any more as it was shown, and nothing was done: an error, as everywhere before a run. */
function refuseChanged(value: unknown): void {
  const changed = changedSchema.safeParse(value).data;
  if (!changed) return;
  const code = changed.error_type === 'ElementChanged' ? 'element_changed' : 'stale_ref';
  throw new HttpError(409, code, changed.message);
}

const objectSchema = z.looseObject({});

const reportedSchema = z.object({ success: z.boolean(), effect: z.string().optional() });

function logOutcome(entry: LogEntry, value: unknown, message: Bilingual | undefined): void {
  const { success = true, effect }: Partial<SessionOutcome> = reportedSchema.safeParse(value).data ?? {};
  entry.become({
    ...{ state: success ? 'done' : 'no_effect', message },
    ...(effect === undefined ? {} : { effect }),
  });
}
