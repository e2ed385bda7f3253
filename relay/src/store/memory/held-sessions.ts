import type { Turn } from '../../history/turn.ts';

/** Conversations are never changed, only followed by others, and are weighed often. */
const known = new WeakMap<readonly Turn[], number>();

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

/** Characters of all that was said, thought and shown; those of a picture, which is base64, are bytes. */
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
