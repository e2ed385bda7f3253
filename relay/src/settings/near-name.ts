import { closest, distance } from 'fastest-levenshtein';

const NEAR = 3;

/** Which of the names is meant by one that is none of them, if one is near: capitals and separators don't count. */
export function nearName(given: string, known: readonly string[]): string | undefined {
  const bare = bareName(given);
  const near = closest(bare, known.map(bareName));
  if (known.length === 0 || distance(bare, near) > Math.min(NEAR, bare.length / 2)) return undefined;
  return known.find(name => bareName(name) === near);
}

function bareName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
