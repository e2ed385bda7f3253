import * as z from 'zod/mini';
import type { Entry } from '../../conversation/conversation.ts';

/** The entries from one message of the person up to the next. The first group may have no message. */
export interface TurnGroup {
  kind: 'turn';
  id: string;
  /** The entries from `start` up to but without `end`. */
  start: number;
  end: number;
}

/** Turns that the next one replaces. */
export interface ReplacedGroup {
  kind: 'replaced';
  id: string;
  groups: readonly Group[];
}

export type Group = TurnGroup | ReplacedGroup;

/** The part of an entry that decides its turn; it stays the same while the entry itself changes. */
export type EntryMark = string;

export function markOf(entry: Entry): EntryMark {
  const replaces = entry.kind === 'person' ? entry.replaces : undefined;
  return JSON.stringify([entry.id, entry.kind === 'person', replaces ?? null]);
}

const markSchema = z.tuple([z.string(), z.boolean(), z.nullable(z.string())]);

/** The turns in order; replaced ones are folded before their replacement. */
export function groupTurns(marks: readonly EntryMark[]): Group[] {
  const groups: Group[] = [];
  for (const [index, mark] of marks.entries()) {
    const [id, isPerson, replaces] = markSchema.parse(JSON.parse(mark));
    const last = groups.at(-1);
    if (isPerson || last?.kind !== 'turn') {
      fold(groups, replaces);
      groups.push({ kind: 'turn', id, start: index, end: index + 1 });
    } else last.end = index + 1;
  }
  return groups;
}

function fold(groups: Group[], replaces: string | null): void {
  const at = groups.findIndex(group => group.kind === 'turn' && group.id === replaces);
  if (at === -1) return;
  // A group folded before the replaced turn is an earlier version of the same message.
  const from = groups[at - 1]?.kind === 'replaced' ? at - 1 : at;
  const folded = groups.splice(from).flatMap(group => (group.kind === 'replaced' ? group.groups : [group]));
  groups.push({ kind: 'replaced', id: `before ${folded[0]?.id}`, groups: folded });
}
