import { expect, test } from 'vitest';
import type { Entry } from '../../conversation/conversation.ts';
import { type Group, groupTurns, markOf } from './group-turns.ts';

const person = (id: string, replaces?: string): Entry => ({
  kind: 'person',
  id,
  text: id,
  ...(replaces && { replaces }),
});
const notice = (id: string): Entry => ({ kind: 'notice', id, notice: { kind: 'record-unreadable' } });

function shape(groups: readonly Group[]): unknown[] {
  return groups.map(group =>
    group.kind === 'turn' ? `${group.id} ${group.start}–${group.end}` : shape(group.groups),
  );
}

test.each<[string, Entry[], unknown[]]>([
  ['nothing', [], []],
  ['one turn', [person('a'), notice('1'), notice('2')], ['a 0–3']],
  ['what comes before any message', [notice('1'), person('a')], ['1 0–1', 'a 1–2']],
  ['a message in the place of the last', [person('a'), notice('1'), person('b', 'a')], [['a 0–2'], 'b 2–3']],
  [
    'a message in the place of an earlier one',
    [person('a'), person('b'), person('c'), person('d', 'b'), person('e')],
    ['a 0–1', ['b 1–2', 'c 2–3'], 'd 3–4', 'e 4–5'],
  ],
  [
    'a message sent three times',
    [person('a'), person('b', 'a'), person('c', 'b')],
    [['a 0–1', 'b 1–2'], 'c 2–3'],
  ],
  [
    'in the place of what is folded',
    [person('a'), person('b', 'a'), person('c', 'a')],
    [['a 0–1'], 'b 1–2', 'c 2–3'],
  ],
])('%s', (_, entries, expected) => {
  expect(shape(groupTurns(entries.map(markOf)))).toEqual(expected);
});
