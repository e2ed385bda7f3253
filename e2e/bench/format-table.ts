/** Columns as wide as they need be: the first to the left, as names are read, the others to the right, as numbers are. */
export function formatTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...lines.map(line => (line[column] ?? '').length)));
  const format = (line: readonly string[]): string =>
    widths
      .map((width, column) => pad(line[column] ?? '', width, column))
      .join('  ')
      .trimEnd();
  return [format(header), widths.map(width => '─'.repeat(width)).join('  '), ...rows.map(format)].join('\n');
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

/** Three digits are more than a busy machine can repeat. */
export function formatNumber(value: number | undefined): string {
  if (value === undefined) return '–';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 10 ? 1 : 2);
}
