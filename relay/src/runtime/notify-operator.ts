/** One line on standard error for whoever runs the relay. It holds no content. */
export function notifyOperator(line: string): void {
  process.stderr.write(`${line}\n`);
}
