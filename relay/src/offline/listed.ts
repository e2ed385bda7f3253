/** A heading with a Markdown list below it. */
export function listed(heading: string, lines: readonly string[]): string {
  return `${heading}\n\n${lines.map(line => `- ${line}`).join('\n')}`;
}
