/** One line on standard error for whoever runs the relay. It holds no content. */
export function tellOperator(line: string): void {
  process.stderr.write(`${line}\n`);
}
