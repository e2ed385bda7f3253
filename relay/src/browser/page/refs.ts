import type { SessionSnapshot } from '@assent/shared';

/** The line of an element: its role, its name, and its id as the last but states. */
const LINE =
  /^(?<indent>[+~\s-]*- )(?<role>[^\s"[]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<rest>.*) ?\[ref=(?<id>e_[a-z0-9]+)\](?<states>(?: \[[a-z_]+(?:=\d+)?\])*)$/u;

type Seen = { role: string; name: string };

/** What the caller was told of an element: by which snapshot of its own line, and by which of what is around it. */
export type Shown = Seen & { snapshotId: string; around: string | undefined };

/** An element of a page, as its line says. */
export type Candidate = Seen & { ref: string };

/**
 * The short refs of a session: `e1` stands for one element as long as the session lives, and for no other afterwards, because the
 * engine's ids do.
 */
export class Refs {
  readonly #idOf = new Map<string, string>();
  readonly #refOf = new Map<string, string>();
  readonly #seen = new Map<string, Seen>();
  /** The snapshot that the caller knows each from. */
  readonly #shownIn = new Map<string, Shown>();

  /** Rewrites the lines of a snapshot with short refs, and lists these. */
  shorten(lines: string): Pick<SessionSnapshot, 'snapshot' | 'refs'> {
    const refs: SessionSnapshot['refs'] = {};
    const snapshot = lines.split('\n').map(line => {
      const { indent, role, name = '', rest, id, states } = LINE.exec(line)?.groups ?? {};
      if (id === undefined || role === undefined) return line;
      const ref = this.#refFor(id);
      const seen = { role, name: unquote(name) };
      this.#seen.set(ref, seen);
      refs[ref] = seen;
      const quoted = line.includes(`${role} "`) ? ` "${name}"` : '';
      return `${indent}${role}${quoted}${rest?.trimEnd()} [ref=${ref}]${states}`;
    });
    return { snapshot: snapshot.join('\n'), refs };
  }

  /** The engine's id of `e1` or `@e1`; an id of its own stands for itself. Undefined for a ref that no snapshot gave. */
  idOf(given: string): string | undefined {
    const ref = given.replace(/^@/u, '');
    return /^e_/u.test(ref) ? ref : this.#idOf.get(ref);
  }

  /**
   * The caller gets this snapshot. `since`: it only says what changed, so that the caller knows the rest by it too. Not `isWhole`: of
   * what is around an element it may have said nothing, and what was said before stands.
   */
  noteShown(
    { refs, snapshot_id: snapshotId }: Pick<SessionSnapshot, 'refs' | 'snapshot_id'>,
    { since, isWhole }: { since: string | undefined; isWhole: boolean },
  ): void {
    for (const [ref, seen] of Object.entries(refs)) {
      const around = isWhole ? snapshotId : this.#shownIn.get(ref)?.around;
      this.#shownIn.set(ref, { ...seen, snapshotId, around });
    }
    if (since === undefined || !isWhole) return;
    const next = (id: string | undefined): string | undefined => (id === since ? snapshotId : id);
    for (const [ref, shown] of this.#shownIn) {
      const { snapshotId: own, around } = shown;
      this.#shownIn.set(ref, { ...shown, snapshotId: next(own) ?? own, around: next(around) });
    }
  }

  /** By the engine's id. Undefined for what no snapshot showed to the caller. */
  shown(id: string): Shown | undefined {
    return this.#shownIn.get(this.#refOf.get(id) ?? '');
  }

  /** What the caller knows of a ref; otherwise what was last seen of it. */
  known(given: string): Seen | undefined {
    const named = given.replace(/^@/u, '');
    const ref = this.#refOf.get(named) ?? named;
    return this.#shownIn.get(ref) ?? this.#seen.get(ref);
  }

  #refFor(id: string): string {
    const known = this.#refOf.get(id);
    if (known !== undefined) return known;
    const ref = `e${this.#refOf.size + 1}`;
    this.#refOf.set(id, ref);
    this.#idOf.set(ref, id);
    return ref;
  }
}

/** The elements alone, without their levels. */
export function linesWithRefs(snapshot: string): string {
  const lines = snapshot.split('\n').filter(line => LINE_WITH_REF.test(line));
  return lines.map(line => line.replace(/^(?<sign>[+~-] )?\s*/u, '$<sign>')).join('\n');
}

const LINE_WITH_REF = / \[ref=e\d+\](?: \[[a-z_]+(?:=\d+)?\])*$/u;

/** Names are JSON strings. */
function unquote(text: string): string {
  return text.replaceAll(/\\(?:u([0-9a-f]{4})|(.))/gu, (_escape, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCharCode(Number.parseInt(code, 16)),
  );
}
