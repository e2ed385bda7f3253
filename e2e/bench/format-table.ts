/** Columns as wide as their widest cells: the first aligned left for names, the others right for numbers. */
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

/** A busy machine cannot repeat more than three digits. */
export function formatNumber(value: number | undefined): string {
  if (value === undefined) return '–';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 10 ? 1 : 2);
}
