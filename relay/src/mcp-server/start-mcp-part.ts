import { isMcpClient } from '@assent/shared';
import type { Programs } from '../chat/begin-turn.ts';
import { type Route, withScope } from '../http/route.ts';
import type { McpServerSettings } from '../settings/mcp-server.ts';
import { clientModel } from './calls/client-model.ts';
import { mcpClientRoutes, notConnected } from './client-routes.ts';
import { McpClients } from './pairing/mcp-clients.ts';
import { mcpRoute } from './serving/mcp-route.ts';

export type McpPart = { routes: readonly Route[]; programs: Programs };

/** Throws one sentence when the file of the clients can't be used. */
export function startMcpPart({ file }: McpServerSettings, needs: { report(thrown: unknown): void }): McpPart {
  const clients = new McpClients(file);
  return {
    routes: [mcpRoute(clients, needs), ...withScope('chat', mcpClientRoutes(clients))],
    programs: {
      modelFor({ owner, sessionId, name = '' }) {
        if (!isMcpClient(name)) return undefined;
        const client = clients.find(owner, name);
        if (!client) throw notConnected();
        return clientModel(client, sessionId);
      },
      forgetOwner(owner) {
        for (const { id } of clients.list(owner)) clients.remove(owner, id);
      },
    },
  };
}
