import { type CallToolResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/client';
import * as z from 'zod';
import { parseJson } from '../../json/parse-json.ts';
import { runWithinLimits } from '../run-within-limits.ts';
import type { ServerTool, ToolSource } from '../server-tool.ts';
import {
  invalidArguments,
  type ServerToolErrorType,
  ServerToolFailure,
  ToolChanged,
} from '../server-tool-result.ts';
import type { Connection, McpServer } from './connect-server.ts';
import { cleanLine, type RemoteTool, readRemoteTools } from './remote-tool.ts';
import type { CheckValue } from './schema-check.ts';
import { ServerLink } from './server-link.ts';

type McpSourceOptions = {
  /** Names that its tools may not have. */
  reserved: ReadonlySet<string>;
  /** Takes lines for the operator. */
  notifyOperator(line: string): void;
  now?: () => number;
};

/** Milliseconds. */
const CALL_TIMEOUT = 60_000;
/** A server may change its tools forever, but not fill the log. */
const MAX_REMARKS = 200;

const argumentsSchema = z.record(z.string(), z.unknown());

/** They stay offered while the server is down; calls then report it. */
export class McpSource implements ToolSource {
  readonly name: string;
  readonly #options: McpSourceOptions;
  readonly #link: ServerLink;
  readonly #remarks = new Set<string>();
  #tools: readonly ServerTool[] = [];
  #isStopped = false;

  constructor(server: McpServer, options: McpSourceOptions) {
    this.name = server.name;
    this.#options = options;
    this.#link = new ServerLink(server, {
      connected: connection => this.#list(connection),
      toolsChanged: connection => void this.#listAgain(connection),
      notifyOperator: options.notifyOperator,
      now: options.now ?? Date.now,
    });
  }

  /** As last listed. The question triggers an attempt to reach a server that is down. */
  tools(): readonly ServerTool[] {
    this.#link.poke();
    return this.#tools;
  }

  /** Whether it answers before `deadline` is aborted. */
  async start(deadline: AbortSignal): Promise<boolean> {
    try {
      await this.#link.reach(deadline);
      return true;
    } catch {
      return false;
    }
  }

  stop(): Promise<void> {
    this.#isStopped = true;
    return this.#link.stop();
  }

  async #list(connection: Connection): Promise<void> {
    const listed = await connection.listTools();
    const { tools, remarks } = readRemoteTools(this.name, listed, this.#options.reserved);
    this.#tools = tools.map(tool => this.#toServerTool(tool));
    for (const remark of remarks) this.#remark(remark);
  }

  async #listAgain(connection: Connection): Promise<void> {
    try {
      await this.#list(connection);
    } catch {
      if (!this.#isStopped)
        this.#remark('announced changed tools but did not list them; the previous tools stay offered');
    }
  }

  #remark(remark: string): void {
    if (this.#remarks.has(remark) || this.#remarks.size >= MAX_REMARKS) return;
    this.#remarks.add(remark);
    this.#options.notifyOperator(`MCP server "${this.name}" ${remark}.`);
  }

  #toServerTool(tool: RemoteTool): ServerTool {
    const { advertised, definition, checkArguments } = tool;
    return {
      name: advertised.name,
      offered: true,
      advertised,
      definition,
      run: async (argumentsJson, { signal }) => {
        const given = argumentsSchema.safeParse(argumentsJson);
        const problems = given.success ? checkArguments(given.data) : ['arguments: Expected an object'];
        if (!given.success || problems.length > 0) return invalidArguments(problems);
        return runWithinLimits({ timeout: CALL_TIMEOUT }, signal, stopped =>
          this.#call(tool, given.data, stopped),
        );
      },
    };
  }

  /** Not every server announces changed tools, and a restarted one can't: so the list is read again before a call. */
  async #checkUnchanged({ advertised, definition }: RemoteTool, connection: Connection): Promise<void> {
    try {
      await this.#list(connection);
    } catch (cause) {
      await this.#link.drop(connection);
      throw new ServerToolFailure(
        `The connection to the server of this tool ("${this.name}") was lost before it ran. Nothing was done. Try again, or continue without it.`,
        { cause },
      );
    }
    const listed = this.#tools.find(({ name }) => name === advertised.name);
    if (!listed)
      throw new ServerToolFailure(
        'Its server no longer has a tool with that name. Nothing was done. Continue without it.',
        { type: 'Unsupported' },
      );
    if (listed.definition !== definition) throw new ToolChanged();
  }

  /** Never repeated: the call may have taken effect. */
  async #call(
    tool: RemoteTool,
    given: Record<string, unknown>,
    signal: AbortSignal,
  ): Promise<Record<string, unknown>> {
    const connection = await this.#link.reach(signal);
    await this.#checkUnchanged(tool, connection);
    signal.throwIfAborted();
    try {
      return readToolAnswer(await connection.call(tool.listed, given, signal), tool);
    } catch (cause) {
      if (signal.aborted || cause instanceof ServerToolFailure) throw cause;
      if (cause instanceof ProtocolError) throw toFailure(cause);
      await this.#link.drop(connection);
      throw new ServerToolFailure(
        `The connection to the server of this tool ("${this.name}") was lost while it ran. It is unknown whether it took effect.`,
        { cause },
      );
    }
  }
}

/** Errors in the request, for which servers run nothing. */
const NOT_RUN: Readonly<Record<number, ServerToolErrorType>> = {
  [ProtocolErrorCode.InvalidParams]: 'InvalidArgument',
  [ProtocolErrorCode.InvalidRequest]: 'InternalError',
  [ProtocolErrorCode.MethodNotFound]: 'InternalError',
};

/** From servers with the official SDKs, which check an answer after the run, and then keep it. */
const ANSWER_KEPT = /Output validation error/;

function toFailure(cause: ProtocolError): ServerToolFailure {
  const words = cleanLine(cause.message, 500);
  if (ANSWER_KEPT.test(words)) return answerKept(words);
  const type = NOT_RUN[cause.code];
  return type
    ? new ServerToolFailure(`The server of this tool refused the call: ${words}`, { type, cause })
    : new ServerToolFailure(
        `The server of this tool answered with an error: ${words}. It is unknown whether the tool took effect.`,
        { cause },
      );
}

function answerKept(words: string): ServerToolFailure {
  return new ServerToolFailure(
    `The tool ran and may have taken effect, but its server kept the answer, because it does not fit the schema that the tool promises: ${words}. Do not call it again before you know what it did.`,
  );
}

type Block = CallToolResult['content'][number];

/** Throws a failure with the server's text. */
function readToolAnswer(
  { content = [], structuredContent, isError }: CallToolResult,
  { checkAnswer }: RemoteTool,
): Record<string, unknown> {
  const text = content.flatMap(textOf).join('\n\n');
  if (isError && ANSWER_KEPT.test(text)) throw answerKept(cleanLine(text, 500));
  if (isError) throw new ServerToolFailure(text || 'The tool failed without giving a reason.');
  const leftOut = content.flatMap(leftOutOf);
  const misfits = checkAnswer ? misfitsOf(structuredContent, checkAnswer) : [];
  // Servers repeat structured content as text, for older clients.
  const repeated = structuredContent !== undefined && sameJson(parseJson(text), structuredContent);
  return {
    ...(misfits.length > 0 && { schema_mismatch: describeMisfits(misfits) }),
    ...(structuredContent !== undefined && { structured: structuredContent }),
    ...(text !== '' && !repeated && { text }),
    ...(leftOut.length > 0 && {
      left_out: `Not shown here, because only text is supported: ${leftOut.join(', ')}.`,
    }),
  };
}

function misfitsOf(structured: unknown, checkAnswer: CheckValue): string[] {
  return structured === undefined ? ['structured content is missing'] : checkAnswer(structured);
}

function describeMisfits(misfits: readonly string[]): string {
  const reasons = cleanLine(misfits.join('; '), 500);
  return `The tool ran and gave this answer, but the answer does not fit the schema that the tool promises (${reasons}). Do not call it again for that: check what you need from the answer.`;
}

function textOf(block: Block): string[] {
  switch (block.type) {
    case 'text':
      return [block.text];
    case 'resource':
      return 'text' in block.resource ? [`${block.resource.uri}\n${block.resource.text}`] : [];
    case 'resource_link':
      return [`${block.name}: ${block.uri}`];
    case 'image':
    case 'audio':
      return [];
  }
}

function leftOutOf(block: Block): string[] {
  if (block.type === 'image' || block.type === 'audio') return [`${block.type} (${block.mimeType})`];
  return block.type === 'resource' && !('text' in block.resource) ? [`file ${block.resource.uri}`] : [];
}

function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
