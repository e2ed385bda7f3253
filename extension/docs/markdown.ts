/** A table in Markdown. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return [headings, headings.map(() => '---'), ...rows].map(lineOf).join('\n');
}

export function code(text: string): string {
  return `\`${text}\``;
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.map(cell => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}
