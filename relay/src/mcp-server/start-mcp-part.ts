import { isMcpClient } from '@assent/shared';
import { type Route, withScope } from '../http/route.ts';
import type { Model } from '../model/model.ts';
import type { McpServerSettings } from '../settings/mcp-server.ts';
import { clientModel } from './calls/client-model.ts';
import { mcpClientRoutes, notConnected } from './client-routes.ts';
import { McpClients } from './pairing/mcp-clients.ts';
import { mcpRoute } from './serving/mcp-route.ts';

/** Whose chat request names which model. */
type AskedModel = { owner: string; sessionId: string; name: string | undefined };

export type McpPart = {
  routes: readonly Route[];
  /** The client that answers in place of a model. Undefined for any other name; throws an HTTP error for one that is gone. */
  modelFor(asked: AskedModel): Model | undefined;
};

/** Throws one sentence when the file of the clients can't be used. */
export function startMcpPart({ file }: McpServerSettings, needs: { report(thrown: unknown): void }): McpPart {
  const clients = new McpClients(file);
  return {
    routes: [mcpRoute(clients, needs), ...withScope('chat', mcpClientRoutes(clients))],
    modelFor({ owner, sessionId, name = '' }) {
      if (!isMcpClient(name)) return undefined;
      const client = clients.find(owner, name);
      if (!client) throw notConnected();
      return clientModel(client, sessionId);
    },
  };
}
