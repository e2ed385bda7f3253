import * as z from 'zod/mini';
import type { Entry } from '../../conversation/conversation.ts';

/** What belongs to one message of the person: the entries from it up to the next. The first may have none. */
export interface TurnGroup {
  kind: 'turn';
  id: string;
  /** Its place among the entries: from `start`, up to but without `end`. */
  start: number;
  end: number;
}

/** Turns in whose place the next one was sent. */
export interface ReplacedGroup {
  kind: 'replaced';
  id: string;
  groups: readonly Group[];
}

export type Group = TurnGroup | ReplacedGroup;

/** As much of an entry as decides which turn it belongs to; it stays the same while the entry itself changes. */
export type EntryMark = string;

export function markOf(entry: Entry): EntryMark {
  const replaces = entry.kind === 'person' ? entry.replaces : undefined;
  return JSON.stringify([entry.id, entry.kind === 'person', replaces ?? null]);
}

const markSchema = z.tuple([z.string(), z.boolean(), z.nullable(z.string())]);

/** The turns of a conversation in their order; those that another took the place of are folded in front of that one. */
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
  // What had been folded in front of the replaced turn is an earlier version of the same message.
  const from = groups[at - 1]?.kind === 'replaced' ? at - 1 : at;
  const folded = groups.splice(from).flatMap(group => (group.kind === 'replaced' ? group.groups : [group]));
  groups.push({ kind: 'replaced', id: `before ${folded[0]?.id}`, groups: folded });
}
