import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { type Agent, agentHeaderSchema } from './agent.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** The agents of a folder, one Markdown file each, its name the `agent_id`. Throws, naming the file, when one is wrong. */
export function loadAgents(folder: string): Agent[] {
  const files = listFiles(folder).filter(file => file.endsWith('.md'));
  if (files.length === 0)
    throw new Error('The folder of agents is empty. Put a Markdown file for each agent into it.');
  return files.map(file => parseAgent(basename(file, '.md'), readFileSync(join(folder, file), 'utf8')));
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (cause) {
    throw new Error(
      "The folder of agents can't be read. Name one that holds a Markdown file for each agent.",
      {
        cause,
      },
    );
  }
}

/** An agent from the text of its file: `key: value` lines between `---`, then the system prompt. */
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
