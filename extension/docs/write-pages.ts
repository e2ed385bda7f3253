// Writes docs/operations.md, docs/zh/operations.md, shared/src/tool-name-list.ts and the tools that the relay offers over MCP from the
// registry. Run with `pnpm docs:operations`; tests fail while they are out of date.
import { writeFileSync } from 'node:fs';
import { languageSchema } from '@assent/shared';
import { advertisedTools, reservedNames } from '../tools/list.ts';
import { toolsetSchema } from '../tools/toolset.ts';
import { REFERENCE_PAGES, referencePage } from './compose-page.ts';
import { MCP_TOOLS, mcpTools } from './mcp-tools.ts';

for (const language of languageSchema.options)
  writeFileSync(REFERENCE_PAGES[language], referencePage(language));

const names = toolsetSchema.options.flatMap(toolset => [
  ...advertisedTools(toolset, true).map(({ name }) => name),
  ...reservedNames(toolset, true),
]);
const lines = [...new Set(names)].toSorted().map(name => `  '${name}',`);
writeFileSync(
  new URL('../../shared/src/tool-name-list.ts', import.meta.url),
  `/**
 * Written by \`pnpm docs:operations\`. Every name under which our extension offers a tool or accepts a call: a closed list, so
 * that logs and metrics may hold them.
 */
export const OUR_TOOL_NAMES: ReadonlySet<string> = new Set([
${lines.join('\n')}
]);
`,
);

writeFileSync(MCP_TOOLS, mcpTools());
