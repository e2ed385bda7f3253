import type { Turn } from '../../history/turn.ts';

/** Conversations are immutable and measured often. */
const known = new WeakMap<readonly Turn[], number>();

/** `lease` is set while it runs. */
export type Holdable = { readonly owner: string; turns: readonly Turn[]; lease: unknown };

/**
 * Sessions in the order of their last use, with their total size. Every request needs the size, and counting again would cost
 * more than all the rest.
 */
export class HeldSessions<Session extends Holdable> {
  /** In characters. */
  size = 0;
  #sessions = new Map<string, Session>();
  /** By last use. */
  #ownedBy = new Map<string, Map<string, Session>>();

  get count(): number {
    return this.#sessions.size;
  }

  get(id: string): Session | undefined {
    return this.#sessions.get(id);
  }

  /** The least recently used first. Deleting during the iteration is allowed. */
  all(): Iterable<[string, Session]> {
    return this.#sessions;
  }

  ofOwner(owner: string): Iterable<[string, Session]> {
    return this.#ownedBy.get(owner) ?? [];
  }

  /** As the most recently used. */
  put(id: string, session: Session): void {
    this.delete(id);
    this.#sessions.set(id, session);
    const owned = this.#ownedBy.get(session.owner) ?? new Map<string, Session>();
    this.#ownedBy.set(session.owner, owned.set(id, session));
    this.size += sizeOfTurns(session.turns);
  }

  /** Gives a session, held here or not, another conversation. */
  rewrite(id: string, session: Session, turns: readonly Turn[]): void {
    if (this.#sessions.get(id) === session) this.size += sizeOfTurns(turns) - sizeOfTurns(session.turns);
    session.turns = turns;
  }

  delete(id: string): void {
    const session = this.#sessions.get(id);
    if (!session) return;
    this.#sessions.delete(id);
    this.size -= sizeOfTurns(session.turns);
    const owned = this.#ownedBy.get(session.owner);
    owned?.delete(id);
    if (owned?.size === 0) this.#ownedBy.delete(session.owner);
  }
}

/** Characters of a conversation; those of a base64 picture are bytes. */
export function sizeOfTurns(turns: readonly Turn[]): number {
  const size = known.get(turns) ?? turns.reduce((sum, turn) => sum + sizeOf(turn), 0);
  known.set(turns, size);
  return size;
}

function sizeOf(turn: Turn): number {
  switch (turn.role) {
    case 'user':
      return turn.text.length + sizeOfImages(turn.images);
    case 'result':
      return turn.content.length + sizeOfImages(turn.images);
    case 'assistant':
      return turn.text.length + (turn.call?.arguments.length ?? 0) + sizeOfReasoning(turn.reasoning);
  }
}

function sizeOfImages(images: Extract<Turn, { role: 'user' }>['images']): number {
  return images?.kind === 'kept' ? images.items.reduce((size, { data }) => size + data.length, 0) : 0;
}

function sizeOfReasoning(reasoning: Extract<Turn, { role: 'assistant' }>['reasoning']): number {
  const blocks = reasoning?.blocks ?? [];
  return blocks.reduce(
    (size, block) => size + (block.kind === 'thinking' ? block.text : block.data).length,
    0,
  );
}
