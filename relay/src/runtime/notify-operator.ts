/** Writes one line to standard error. It must hold no content. */
export function notifyOperator(line: string): void {
  process.stderr.write(`${line}\n`);
}
