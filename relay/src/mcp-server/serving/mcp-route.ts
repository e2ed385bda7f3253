import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Context } from 'hono';
import * as z from 'zod';
import { bearerOf } from '../../guards/identify-caller.ts';
import { readJsonBody } from '../../http/parse-body.ts';
import { MCP_PATH } from '../../http/paths.ts';
import type { Route, RouteDocs } from '../../http/route.ts';
import type { McpClients } from '../pairing/mcp-clients.ts';
import { createBrowserServer } from './create-server.ts';
import { OpenRequests } from './open-requests.ts';

/** Bytes: values of fields, and no files. */
const MAX_BODY = 512 * 1024;

const nameSchema = z.object({ name: z.string() });

/** What a program calls itself: when it begins (until 2025-11-25), or in every request (since 2026-07-28). */
const introducedSchema = z.union([
  z
    .object({ method: z.literal('initialize'), params: z.object({ clientInfo: nameSchema }) })
    .transform(({ params }) => params.clientInfo.name),
  z
    .object({
      params: z.object({ _meta: z.object({ 'io.modelcontextprotocol/clientInfo': nameSchema }) }),
    })
    .transform(({ params }) => params._meta['io.modelcontextprotocol/clientInfo'].name),
]);

/** `POST /mcp`: MCP over Streamable HTTP, without sessions. A program proves who it is by a token of its own making. */
export function mcpRoute(clients: McpClients, { report }: { report(thrown: unknown): void }): Route {
  const openRequests = new OpenRequests();
  return {
    method: 'POST',
    path: MCP_PATH,
    takesJson: true,
    maxBytes: () => MAX_BODY,
    isOpen: true,
    docs: DOCS,
    async answer(context) {
      const parsedBody = readJsonBody(await context.req.text());
      const caller = clients.identify(bearerOf(context), introducedSchema.safeParse(parsedBody).data);
      if (caller.kind !== 'full') openRequests.take(caller.tokenHash, parsedBody);
      const gone = context.req.raw.signal;
      const served = { clients, openRequests, caller, gone, report };
      // A call takes as long as its person: comments keep the connection open meanwhile.
      const handler = createMcpHandler(() => createBrowserServer(served), {
        responseMode: 'sse',
      });
      return handler.fetch(requestOf(context), { parsedBody });
    },
  };
}

/** The body was read before. */
function requestOf({ req }: Context): Request {
  return new Request(req.url, {
    method: req.method,
    headers: req.raw.headers,
    signal: req.raw.signal,
    body: '{}',
  });
}

const DOCS: RouteDocs = {
  id: 'mcp',
  tag: 'MCP',
  summary: 'Let a program ask the person in front of a browser',
  description:
    'Model Context Protocol over Streamable HTTP, revisions 2026-07-28 and 2025-11-25. `Authorization: Bearer …` is a random token of the program’s own making; it means nothing until a person types the code that the first call answers with into their panel.',
  answers: [
    {
      kind: 'text',
      status: 200,
      description: 'JSON-RPC messages as server-sent events.',
      type: 'text/event-stream',
    },
  ],
  httpErrors: [400, 401, 413, 415],
};
