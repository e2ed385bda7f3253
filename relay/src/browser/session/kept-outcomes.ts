import { createHash } from 'node:crypto';
import { HttpError } from '../../errors/http-error.ts';
import type { Command } from '../approvals/awaiting-approval.ts';

const MAX_KEPT = 200;

/** Of commands that may have run, and of those on which a person has decided. */
const FINAL: ReadonlySet<string> = new Set(['deadline_exceeded', 'approval_denied', 'approval_expired']);

type Kept<Value> = { asked: string; command: Command<Value> };

/** Commands by their Idempotency-Key: a repeated key gets the first one, and runs nothing. */
export class KeptOutcomes<Value> {
  readonly #kept = new Map<string, Kept<Value>>();

  /** `given` is what the key stands for. Throws where it stands for something else. */
  once(key: string, given: object, run: () => Command<Value>): Command<Value> {
    const asked = createHash('sha256').update(JSON.stringify(given)).digest('hex');
    const kept = this.#kept.get(key) ?? this.#keep(key, { asked, command: run() });
    if (kept.asked === asked) return kept.command;
    throw new HttpError(
      409,
      'idempotency_key_reused',
      'This Idempotency-Key belongs to another action. Use a new one.',
    );
  }

  #keep(key: string, kept: Kept<Value>): Kept<Value> {
    // Refused before anything was done: the key may be used again.
    kept.command.outcome.catch((thrown: unknown) => {
      if (thrown instanceof HttpError && !FINAL.has(thrown.code)) this.#kept.delete(key);
    });
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return kept;
  }
}
