import { sizeOfTurns } from '../../history/size-of-turns.ts';
import type { Turn } from '../../history/turn.ts';

/** `lease` is there while it runs. */
export type Holdable = { readonly owner: string; turns: readonly Turn[]; lease: unknown };

/**
 * Sessions in the order of their last use, and what they come to together. Every request looks at that, so it is kept as they
 * change: counting them again costs more than everything else that a request needs.
 */
export class HeldSessions<Session extends Holdable> {
  #sessions = new Map<string, Session>();
  /** In the order of their last use. */
  #ownedBy = new Map<string, Map<string, Session>>();
  #size = 0;

  /** How many. */
  get count(): number {
    return this.#sessions.size;
  }

  /** Characters of all of them. */
  get size(): number {
    return this.#size;
  }

  get(id: string): Session | undefined {
    return this.#sessions.get(id);
  }

  /** The least lately used first. What is deleted meanwhile is passed over. */
  all(): Iterable<[string, Session]> {
    return this.#sessions;
  }

  ofOwner(owner: string): Iterable<[string, Session]> {
    return this.#ownedBy.get(owner) ?? [];
  }

  /** As the one used last. */
  put(id: string, session: Session): void {
    this.delete(id);
    this.#sessions.set(id, session);
    const owned = this.#ownedBy.get(session.owner) ?? new Map<string, Session>();
    this.#ownedBy.set(session.owner, owned.set(id, session));
    this.#size += sizeOfTurns(session.turns);
  }

  /** Gives a session, whether or not it is held here, another conversation. */
  rewrite(id: string, session: Session, turns: readonly Turn[]): void {
    if (this.#sessions.get(id) === session) this.#size += sizeOfTurns(turns) - sizeOfTurns(session.turns);
    session.turns = turns;
  }

  delete(id: string): void {
    const session = this.#sessions.get(id);
    if (!session) return;
    this.#sessions.delete(id);
    this.#size -= sizeOfTurns(session.turns);
    const owned = this.#ownedBy.get(session.owner);
    owned?.delete(id);
    if (owned?.size === 0) this.#ownedBy.delete(session.owner);
  }
}
