import { HttpError } from '../../errors/http-error.ts';
import { sessionLost } from './refusals.ts';

/** `expired`: by its ttl or idle time. `lost`: its browser, which ran elsewhere, has gone. */
type Ended = { owner: string; why: 'expired' | 'lost' };

const MAX_ENDED = 1_000;

/** The last sessions that ended by themselves, so that their owners learn it. */
export class EndedSessions {
  readonly #ended = new Map<string, Ended>();

  has(sessionId: string): boolean {
    return this.#ended.has(sessionId);
  }

  add(sessionId: string, ended: Ended): void {
    this.#ended.set(sessionId, ended);
    const [oldest] = this.#ended.keys();
    if (this.#ended.size > MAX_ENDED && oldest !== undefined) this.#ended.delete(oldest);
  }

  /** Throws what became of it, if it is one of this owner's. */
  report(sessionId: string, owner: string): void {
    const ended = this.#ended.get(sessionId);
    if (ended?.owner !== owner) return;
    if (ended.why === 'lost') throw sessionLost();
    throw new HttpError(
      410,
      'session_expired',
      'This session has ended by its ttl or idle time. Create another.',
    );
  }
}
