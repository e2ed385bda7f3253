import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const RESULTS_FILE = fileURLToPath(new URL('results.md', import.meta.url));
export const README_FILE = fileURLToPath(new URL('../../README.md', import.meta.url));

const BLOCK = /(<!-- bench:relay writes this -->\n```\n)([\s\S]*?)(\n```\n<!-- until here -->)/;

/** Writes the whole run into results.md, and what it says of the aims into the README, so that neither can say otherwise. */
export function keepResults({ text, aims, machine }: { text: string; aims: string; machine: string }): void {
  const kept = `# The last run of \`pnpm bench:relay\`\n\nWritten by the command itself.\n\n${machine}\n\n\`\`\`\n${text}\n\`\`\`\n`;
  writeFileSync(RESULTS_FILE, kept);
  const readme = readFileSync(README_FILE, 'utf8');
  writeFileSync(
    README_FILE,
    readme.replace(BLOCK, (_, begin, _old, end) => `${begin}${aims}${end}`),
  );
}

/** What the README says of the aims. Throws where it has no place for it. */
export function aimsIn(readme: string): string {
  const [, , aims] = BLOCK.exec(readme) ?? [];
  if (aims === undefined) throw new Error('The README has no place for the figures of bench:relay.');
  return aims;
}
