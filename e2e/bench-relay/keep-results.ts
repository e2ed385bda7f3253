import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const RESULTS_FILE = fileURLToPath(new URL('results.md', import.meta.url));
export const FIGURES_FILE = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));

const BLOCK = /(<!-- bench:relay writes this -->\n```\n)([\s\S]*?)(\n```\n<!-- until here -->)/;

/** Writes the whole run to results.md and its aims to docs/benchmarks.md, so that the two always agree. */
export function keepResults({ text, aims, machine }: { text: string; aims: string; machine: string }): void {
  const kept = `# The last run of \`pnpm bench:relay\`\n\nWritten by the command itself.\n\n${machine}\n\n\`\`\`\n${text}\n\`\`\`\n`;
  writeFileSync(RESULTS_FILE, kept);
  const page = readFileSync(FIGURES_FILE, 'utf8');
  writeFileSync(
    FIGURES_FILE,
    page.replace(BLOCK, (_, begin, _old, end) => `${begin}${aims}${end}`),
  );
}

/** Replaces the aims on that page. Throws where the page has no section for them. */
export function aimsIn(page: string): string {
  const [, , aims] = BLOCK.exec(page) ?? [];
  if (aims === undefined) throw new Error('docs/benchmarks.md has no place for the figures of bench:relay.');
  return aims;
}
