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

const NO_RECONNECTION = {
  maxRetries: 0,
  initialReconnectionDelay: 1,
  maxReconnectionDelay: 1,
  reconnectionDelayGrowFactor: 1,
};

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
      await http.send(message, {
        requestSignal: giveUp.signal,
        onRequestStreamEnd: () => void fail(id, new Error('it ended before it answered')),
      });
    } catch (thrown) {
      await fail(id, thrown);
    }
  }

  /** Once, and not for what was answered or given up. */
  async function fail(id: RequestId, thrown: unknown): Promise<void> {
    if (open.get(id)?.signal.aborted !== false) return;
    open.delete(id);
    const error = { code: UNREACHABLE, message: reasonFor(relay, thrown) };
    await stdio.send({ jsonrpc: '2.0', id, error });
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
    // What a relay had to answer is lost with it.
    reconnectionOptions: NO_RECONNECTION,
  });
}

function reasonFor({ origin }: URL, thrown: unknown): string {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return `The Assent relay at ${origin} did not answer (${reason}). What a call had done by then stands: look at the page. Start the relay with "npm run relay", or name another one with --relay, then try again.`;
}
