import type { Turn } from '../history/turn.ts';

const LONGEST = 80;

/** Characters that are looked at: a message may be megabytes long, and a list has many. */
const SEEN = 1000;

/** The first words that the person wrote, on one line. */
export function titleOf(turns: readonly Turn[]): string {
  const first = turns.find(turn => turn.role === 'user');
  const words =
    first?.role === 'user'
      ? first.text
          .trimStart()
          .slice(0, SEEN)
          .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
          .trim()
      : '';
  const characters = [...words];
  return characters.length <= LONGEST ? words : `${characters.slice(0, LONGEST - 1).join('')}…`;
}
