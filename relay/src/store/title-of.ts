import type { Turn } from '../history/turn.ts';

const LONGEST = 80;

/** The first words that the person wrote, on one line. */
export function titleOf(turns: readonly Turn[]): string {
  const first = turns.find(turn => turn.role === 'user');
  const words = first?.role === 'user' ? first.text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim() : '';
  const characters = [...words];
  return characters.length <= LONGEST ? words : `${characters.slice(0, LONGEST - 1).join('')}…`;
}
