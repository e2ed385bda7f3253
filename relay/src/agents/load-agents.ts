import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { ServerTool } from '../tools/server-tool.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** One agent per Markdown file, named by its `agent_id`. Throws, naming the file. */
export function loadAgents(folder: string): Agent[] {
  const files = listFiles(folder).filter(file => file.endsWith('.md'));
  if (files.length === 0)
    throw new Error('The folder of agents is empty. Add a Markdown file for each agent.');
  return files.map(file => parseAgent(basename(file, '.md'), readFileSync(join(folder, file), 'utf8')));
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (cause) {
    throw new Error(
      "The folder of agents can't be read. Name a folder with a Markdown file for each agent.",
      {
        cause,
      },
    );
  }
}

/** The file has `key: value` lines between `---`, then the system prompt. */
export function parseAgent(id: string, source: string): Agent {
  const match = FRONT_MATTER.exec(source.replaceAll('\r\n', '\n'));
  if (!match && source.startsWith('---'))
    throw new Error(`Agent "${id}": the header has no closing "---" line.`);
  const [, header = '', prompt = source] = match ?? [];
  const parsed = agentHeaderSchema.safeParse(readHeader(header));
  if (!parsed.success) throw new Error(`Agent "${id}": ${z.prettifyError(parsed.error)}`);
  if (prompt.trim() === '') throw new Error(`Agent "${id}": the file holds no system prompt.`);
  const { tools, model, name } = parsed.data;
  return { id, prompt: prompt.trim(), tools, model, ...(name && { name }) };
}

function readHeader(header: string): Record<string, string> {
  const lines = header.split('\n').filter(line => line.trim() !== '');
  return Object.fromEntries(
    lines.map(line => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}

const toolNamesSchema = z
  .string()
  .default('')
  .transform(list =>
    list
      .split(',')
      .map(name => name.trim())
      .filter(name => name !== ''),
  );

const agentHeaderSchema = z.strictObject({
  tools: toolNamesSchema,
  model: z.string().min(1).optional(),
  name: z.string().min(1).optional(),
});

/** `id` is the `agent_id`. `tools` are the server tools that it may propose, `model` the one it prefers. */
export type Agent = {
  id: string;
  prompt: string;
  tools: readonly string[];
  model: string | undefined;
  /** For people; by default the id. */
  name?: string | undefined;
};

/** In the bundle, which is flat, and in the sources. */
const FOLDERS = ['./agents', '../../agents'];

/** The built-in agents, with `more` tools each. */
export function ourAgents(more: readonly ServerTool[] = []): Agent[] {
  const names = more.map(tool => tool.name);
  return loadAgents(ourFolder()).map(agent => ({ ...agent, tools: [...agent.tools, ...names] }));
}

function ourFolder(): string {
  const folders = FOLDERS.map(folder => fileURLToPath(new URL(folder, import.meta.url)));
  const found = folders.find(folder => existsSync(`${folder}/default.md`));
  if (found === undefined)
    throw new Error(
      `The agents that come with the relay are not at ${folders[0]}. Copy the folder of the bundle as a whole, or name a folder of Markdown files, one for each agent, in RELAY_AGENTS.`,
    );
  return found;
}
