import { createHash } from 'node:crypto';
import { type BrowserTool, browserToolSchema } from '@assent/shared';
import { type OutputUnit, type SchemaDraft, Validator } from '@cfworker/json-schema';
import type { Tool } from '@modelcontextprotocol/client';
import * as z from 'zod';
import { cleanText, holdsInvisible } from '../../prompt/clean-text.ts';
import { digestDefinition } from '../server-tool.ts';

/** The prose of a schema; everything else decides on arguments and stays. */
const PROSE = ['description', 'title', '$comment'];

const MAX_PROSE = 500;

const recordSchema = z.record(z.string(), z.unknown());

const MAX_LENGTH = 64;

const FOREIGN = /[^A-Za-z0-9_.-]/g;

const DIGEST_LENGTH = 6;

const MAX_PROBLEMS = 5;

/** A tool of an MCP server, as offered here. */
export type RemoteTool = {
  /** The server's name. */
  remoteName: string;
  advertised: BrowserTool;
  /** A digest of everything that the server says about the tool, passed on or not. */
  definition: string;
  checkArguments: CheckArguments;
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
  const { name: remoteName, description = '', inputSchema } = tool;
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
  return { remoteName, advertised, definition, checkArguments: argumentsChecker(parameters) };
}

/** Gives the problems of arguments. */
type CheckArguments = (given: unknown) => string[];

/** Throws for an unusable schema, such as one with a missing reference. */
function argumentsChecker(schema: Record<string, unknown>): CheckArguments {
  const validator = new Validator(withoutPatterns(schema), draftOf(schema.$schema), false);
  // Errors in the schema show only when it is used.
  validator.validate({});
  return given => {
    try {
      const { valid, errors } = validator.validate(given);
      return valid ? [] : describe(errors);
    } catch {
      return ['arguments: The schema of the server is not usable, so the arguments can not be checked'];
    }
  };
}

function draftOf(schema: unknown): SchemaDraft {
  const named = /draft-0?(4|7)|(2019-09)/.exec(typeof schema === 'string' ? schema : '');
  if (named?.[1] === '4') return '4';
  if (named?.[1] === '7') return '7';
  return named ? '2019-09' : '2020-12';
}

/** The innermost errors are the reasons; the outer ones only repeat that something inside is wrong. */
function describe(errors: readonly OutputUnit[]): string[] {
  const reasons = errors.filter(({ keyword }) => !['properties', '$ref', 'items'].includes(keyword));
  return reasons
    .slice(0, MAX_PROBLEMS)
    .map(
      ({ instanceLocation, error }) => `${instanceLocation.replace(/^#\/?/, '') || 'arguments'}: ${error}`,
    );
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

/** Removes regular expressions: a malicious one could block this relay. The server checks its arguments itself. */
function withoutPatterns(schema: Record<string, unknown>): Record<string, unknown> {
  const { pattern, patternProperties, additionalProperties, unevaluatedProperties, ...rest } = schema;
  const kept = {
    ...rest,
    ...(typeof pattern !== 'string' && pattern !== undefined && { pattern }),
    ...(patternProperties === undefined && { additionalProperties, unevaluatedProperties }),
  };
  const entries = Object.entries(kept).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key, deepWithoutPatterns(value)]));
}

function deepWithoutPatterns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deepWithoutPatterns);
  return isRecord(value) ? withoutPatterns(value) : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return recordSchema.safeParse(value).success;
}
