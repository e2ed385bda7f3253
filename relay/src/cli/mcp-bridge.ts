import { once } from 'node:events';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import {
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  type RequestId,
} from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import * as z from 'zod';

/** JSON-RPC: an error of the server's own. */
const UNREACHABLE = -32000;

const cancelledSchema = z.object({
  method: z.literal('notifications/cancelled'),
  params: z.object({ requestId: z.union([z.string(), z.number()]) }),
});

/**
 * Passes messages between standard input and output and the relay, whatever revision of MCP they have. Resolves when the client
 * has closed its side.
 */
export async function openBridge(relay: URL, token: string): Promise<void> {
  const [stdio, http] = [new StdioServerTransport(), connectTo(relay, token)];
  /** Requests without an answer: a client that gives one up closes its connection to the relay. */
  const open = new Map<RequestId, AbortController>();
  const closed = once(process.stdin, 'close');
  http.onmessage = message => {
    if ((isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message)) && message.id !== undefined)
      open.delete(message.id);
    void stdio.send(message);
  };
  stdio.onmessage = message => void passOn(message);

  async function passOn(message: JSONRPCMessage): Promise<void> {
    const cancelled = cancelledSchema.safeParse(message).data;
    if (cancelled) return open.get(cancelled.params.requestId)?.abort();
    if (isJSONRPCNotification(message)) return http.send(message).catch(() => undefined);
    if (!isJSONRPCRequest(message)) return;
    const { id } = message;
    const giveUp = new AbortController();
    open.set(id, giveUp);
    try {
      await http.send(message, { requestSignal: giveUp.signal });
    } catch (thrown) {
      if (giveUp.signal.aborted) return;
      open.delete(id);
      await stdio.send({
        jsonrpc: '2.0',
        id,
        error: { code: UNREACHABLE, message: reasonFor(relay, thrown) },
      });
    }
  }

  await http.start();
  await stdio.start();
  await closed;
  for (const request of open.values()) request.abort();
  await http.close();
}

function connectTo(relay: URL, token: string): StreamableHTTPClientTransport {
  return new StreamableHTTPClientTransport(relay, {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
}

function reasonFor({ origin }: URL, thrown: unknown): string {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return `The Assent relay at ${origin} did not take the request (${reason}). Start it with "npm run relay", or name another one with --relay, then try again.`;
}
