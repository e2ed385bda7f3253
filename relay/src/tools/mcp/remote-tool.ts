import { createHash } from 'node:crypto';
import { type BrowserTool, browserToolSchema } from '@assent/shared';
import type { Tool } from '@modelcontextprotocol/client';
import * as z from 'zod';
import { cleanText, holdsInvisible } from '../../prompt/clean-text.ts';
import { digestDefinition } from '../server-tool.ts';
import { type CheckValue, createSchemaCheck, withoutPatterns } from './schema-check.ts';

/** The prose of a schema; everything else decides on arguments and stays. */
const PROSE = ['description', 'title', '$comment'];

const MAX_PROSE = 500;

const recordSchema = z.record(z.string(), z.unknown());

const MAX_LENGTH = 64;

const FOREIGN = /[^A-Za-z0-9_.-]/g;

const DIGEST_LENGTH = 6;

/** A tool of an MCP server, as offered here. */
export type RemoteTool = {
  /** As listed by the server. */
  listed: Tool;
  advertised: BrowserTool;
  /** A digest of everything that the server says about the tool, passed on or not. */
  definition: string;
  checkArguments: CheckValue;
  /** For tools that promise a form of their answers. */
  checkAnswer: CheckValue | undefined;
};

type RemoteTools = {
  tools: RemoteTool[];
  /** For the operator: changed names, tools left out. */
  remarks: string[];
};

const MAX_TOOLS = 128;
const MAX_DESCRIPTION = 1000;
const MAX_SCHEMA = 20_000;

/**
 * A server's texts go into the prompt and are as untrusted as a page: they are cleaned and shortened, or the tool is left out.
 */
export function readRemoteTools(
  server: string,
  listed: readonly Tool[],
  reserved: ReadonlySet<string>,
): RemoteTools {
  const tools = new Map<string, RemoteTool>();
  const remarks: string[] = [];
  for (const tool of listed.slice(0, MAX_TOOLS)) {
    const name = nameTool(server, tool.name, reserved);
    const shown = JSON.stringify(cleanLine(tool.name, 100));
    if (tools.has(name)) remarks.push(`has a second tool ${shown}, which is left out`);
    else {
      try {
        tools.set(name, readRemoteTool(server, name, tool));
        if (name !== `${server}_${tool.name}`)
          remarks.push(`has a tool ${shown}, which is called ${name} here`);
      } catch {
        remarks.push(`has a tool ${shown} whose parameters can't be used, which is left out`);
      }
    }
  }
  if (listed.length > MAX_TOOLS)
    remarks.push(`has ${listed.length} tools, of which the first ${MAX_TOOLS} are offered`);
  return { tools: [...tools.values()], remarks };
}

function readRemoteTool(server: string, name: string, tool: Tool): RemoteTool {
  const { name: remoteName, description = '', inputSchema, outputSchema } = tool;
  const parameters = cleanSchema(inputSchema);
  const shown = JSON.stringify(parameters);
  if (shown.length > MAX_SCHEMA) throw new RangeError('The schema is too long.');
  // In names and values they decide on arguments, so they can't be removed.
  if (holdsInvisible(shown)) throw new RangeError('The schema holds invisible characters.');
  const words = cleanLine(description, MAX_DESCRIPTION) || `A tool of ${server}.`;
  const advertised = browserToolSchema.parse({ name, description: words, parameters });
  const definition = digestDefinition(`mcp:${server}`, {
    remoteName,
    title: tool.title,
    description,
    inputSchema,
    annotations: tool.annotations,
  });
  const checkArguments = createSchemaCheck(withoutPatterns(parameters), 'arguments');
  return { listed: tool, advertised, definition, checkArguments, checkAnswer: answerCheck(outputSchema) };
}

/** A schema that can't be used promises nothing. */
function answerCheck(schema: Tool['outputSchema']): CheckValue | undefined {
  try {
    return schema && createSchemaCheck(withoutPatterns(schema), 'answer');
  } catch {
    return undefined;
  }
}

/**
 * `server_tool`. A name that is too long, has invalid characters or is reserved ends with a digest of the server's own name. It
 * depends only on these names, so that it can't come to mean another tool while a call waits for approval.
 */
export function nameTool(server: string, tool: string, reserved: ReadonlySet<string>): string {
  const plain = `${server}_${tool}`;
  const fits = tool !== '' && plain.length <= MAX_LENGTH && plain.search(FOREIGN) === -1;
  if (fits && !reserved.has(plain)) return plain;
  const digest = createHash('sha256').update(tool).digest('hex').slice(0, DIGEST_LENGTH);
  return `${plain.replace(FOREIGN, '-').slice(0, MAX_LENGTH - DIGEST_LENGTH - 1)}_${digest}`;
}

/** Untrusted text as one line for a prompt: no invisible or control characters, at most `limit` long. */
export function cleanLine(text: string, limit: number): string {
  const line = cleanText(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
    .replace(/ {2,}/g, ' ')
    .trim();
  return line.length > limit ? `${line.slice(0, limit - 1).toWellFormed()}…` : line;
}

/** Cleans and shortens the prose of a schema. */
function cleanSchema(schema: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, cleanEntry(key, value)]));
}

function cleanEntry(key: string, value: unknown): unknown {
  if (typeof value === 'string') return PROSE.includes(key) ? cleanLine(value, MAX_PROSE) : value;
  if (Array.isArray(value)) return value.map(item => cleanEntry('', item));
  return isRecord(value) ? cleanSchema(value) : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return recordSchema.safeParse(value).success;
}
