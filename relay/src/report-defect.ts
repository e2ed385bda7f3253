/** One line on standard error: what kind of defect, and where. Its message is left out: it may hold content of a page. */
export function reportDefect(thrown: unknown): void {
  process.stderr.write(`${describeDefect(thrown)}\n`);
}

function describeDefect(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'Defect: something that is no Error was thrown.';
  const place = thrown.stack
    ?.split('\n')
    .find(line => /^\s+at /.test(line))
    ?.trim();
  return `Defect: ${thrown.name} ${place ?? '(no place known)'}`;
}
