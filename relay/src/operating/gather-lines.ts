export type GatheredLines = { write(line: string): void; flush(): void };

/**
 * Gives out together what comes within that many milliseconds: written one by one, the two lines of a request cost as much
 * as answering it.
 */
export function gatherLines(give: (lines: string) => void, milliseconds: number): GatheredLines {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (lines !== '') give(lines);
    lines = '';
  };
  return {
    write(line) {
      lines += line;
      timer ??= setTimeout(flush, milliseconds);
    },
    flush,
  };
}
