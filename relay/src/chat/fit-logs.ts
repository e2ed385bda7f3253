/** What is kept of one turn. `shrink` forgets its oldest events until it has at most so many characters. */
export type FittedLog = { readonly size: number; shrink(size: number): void };

/**
 * Takes from the longest logs until all together have at most `most` characters, each as little as it takes. Readers that
 * are furthest behind lose what they have not read, and are closed; those that keep up notice nothing. Whether any was cut.
 */
export function fitLogs(logs: Iterable<FittedLog>, most: number): boolean {
  const ordered = [...logs].sort((one, other) => one.size - other.size);
  let left = most;
  for (const [index, { size }] of ordered.entries()) {
    const share = left / (ordered.length - index);
    if (size > share) return shrinkAll(ordered.slice(index), share);
    left -= size;
  }
  return false;
}

function shrinkAll(logs: readonly FittedLog[], size: number): true {
  for (const log of logs) log.shrink(size);
  return true;
}
