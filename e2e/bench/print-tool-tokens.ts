// The tokens that each set of tools costs with every request. Run with `pnpm tools:tokens`; Settings shows the same.
import { advertisedTools, toolsetTokens } from '../../extension/tools/list.ts';
import { toolsetSchema } from '../../extension/tools/toolset.ts';

process.stdout.write('| tools | definitions | characters | tokens (estimated) |\n|---|---|---|---|\n');
for (const toolset of toolsetSchema.options) {
  const tools = advertisedTools(toolset, true);
  const characters = JSON.stringify(tools).length;
  process.stdout.write(`| ${toolset} | ${tools.length} | ${characters} | ${toolsetTokens(toolset)} |\n`);
}
