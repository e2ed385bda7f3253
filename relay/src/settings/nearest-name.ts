/** The name with the fewest edits (insert, delete, replace) from `given` to it, and their number; `undefined` without names. */
export function nearestName(
  given: string,
  names: readonly string[],
): { name: string; edits: number } | undefined {
  let nearest: { name: string; edits: number } | undefined;
  for (const name of names) {
    const edits = editsBetween(given, name);
    if (!nearest || edits < nearest.edits) nearest = { name, edits };
  }
  return nearest;
}

/** The Levenshtein distance, row by row. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index += 1) {
      const replaced = (row[index] ?? 0) + (one[at] === other[index] ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
