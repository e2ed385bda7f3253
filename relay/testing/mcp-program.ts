import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import * as z from 'zod';

const resultSchema = z.looseObject({ success: z.boolean(), error: z.string().optional() });

export type McpRevision = '2026-07-28' | '2025-11-25';

type McpProgramOptions = { name?: string; token?: string; revision?: McpRevision };

/** A program with the official client of MCP, as coding agents have it. */
export class McpProgram {
  readonly client: Client;
  readonly progress: string[] = [];

  private constructor(client: Client) {
    this.client = client;
  }

  static async connect(
    relayUrl: string,
    { name = 'Harbour', token = crypto.randomUUID(), revision = '2026-07-28' }: McpProgramOptions = {},
  ): Promise<McpProgram> {
    const mode = revision === '2026-07-28' ? { pin: revision } : 'legacy';
    const client = new Client({ name, version: '1.0.0' }, { versionNegotiation: { mode } });
    const headers = { authorization: `Bearer ${token}` };
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${relayUrl}/mcp`), { requestInit: { headers } }),
    );
    return new McpProgram(client);
  }

  /** The structured result. */
  async call(name: string, given: Record<string, unknown> = {}, signal?: AbortSignal) {
    return resultSchema.parse((await this.callWhole(name, given, signal)).structuredContent);
  }

  async callWhole(
    name: string,
    given: Record<string, unknown>,
    signal?: AbortSignal,
  ): Promise<CallToolResult> {
    const timeout = 600_000;
    return await this.client.callTool(
      { name, arguments: given },
      {
        ...{ timeout, ...(signal && { signal }) },
        onprogress: ({ message = '' }) => this.progress.push(message),
      },
    );
  }

  /** The code that the person has to type. */
  async code(): Promise<string> {
    const { error = '' } = await this.call('browser_snapshot');
    const [code] = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(error) ?? [];
    if (code === undefined) throw new Error(`No code in: ${error}`);
    return code;
  }
}
