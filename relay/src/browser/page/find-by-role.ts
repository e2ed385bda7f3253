import type { SessionSnapshot } from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import type { Candidate } from './refs.ts';
import type { FindByRole } from './to-engine-action.ts';

type Part = { from: number; maxCharacters: number };

const LARGEST_PART = 50_000;

/** Of an outline. */
const MAX_PARTS = 20;

/**
 * Finds elements by role and name in what `look` shows of a page, part by part, to its end: one element beyond a part would make
 * another the only one.
 */
export function finderOf(look: (part: Part) => Promise<SessionSnapshot>): FindByRole {
  return async (role, name) => {
    const found = new Map<string, Candidate>();
    let from: number | undefined = 0;
    for (let part = 0; from !== undefined; part += 1) {
      if (part === MAX_PARTS) throw tooLarge();
      const { refs, next_from }: SessionSnapshot = await look({ from, maxCharacters: LARGEST_PART });
      for (const [ref, seen] of Object.entries(refs))
        if (isAlike(seen.role, role) && (name === undefined || isAlike(seen.name, name)))
          found.set(ref, { ref, ...seen });
      from = next_from;
    }
    return [...found.values()];
  };
}

function tooLarge(): HttpError {
  return new HttpError(
    409,
    'ambiguous_target',
    'The page is too large to tell which elements have that role and name. Use a ref or a selector.',
  );
}

function isAlike(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}
