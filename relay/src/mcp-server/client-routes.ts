import {
  mcpClientAnswerSchema,
  mcpClientEndedSchema,
  mcpClientIdSchema,
  mcpClientListSchema,
  mcpClientOwnerSchema,
  pairMcpClientSchema,
} from '@assent/shared';
import type { Context } from 'hono';
import { ownerOf } from '../access/access.ts';
import { HttpError } from '../errors/http-error.ts';
import { fitBody, parseBody } from '../http/parse-body.ts';
import { MCP_CLIENT_PATH, MCP_CLIENT_STOP_PATH, MCP_CLIENTS_PATH } from '../http/paths.ts';
import { jsonAnswer, type Route, USER_ID } from '../http/route.ts';
import type { McpClients } from './pairing/mcp-clients.ts';

const CLIENT_ID = {
  name: 'client_id',
  in: 'path',
  description: 'The `id` of the client.',
  schema: mcpClientIdSchema,
} as const;

/** Of a panel: the programs that its person has let in. */
export function mcpClientRoutes(clients: McpClients): Route[] {
  return [
    {
      method: 'GET',
      path: MCP_CLIENTS_PATH,
      docs: {
        ...{ id: 'listMcpClients', tag: 'MCP', summary: 'List the programs that a person has let in' },
        parameters: [USER_ID],
        answers: [jsonAnswer('All of them.', 'McpClientList', mcpClientListSchema)],
        httpErrors: [400],
      },
      answer: context => {
        const { user_id: userId } = fitBody(mcpClientOwnerSchema, context.req.query());
        return context.json({ success: true, clients: clients.list(ownerOf(context, userId)) });
      },
    },
    {
      method: 'POST',
      path: MCP_CLIENTS_PATH,
      takesJson: true,
      docs: {
        ...{ id: 'pairMcpClient', tag: 'MCP', summary: 'Let in the program that shows this code' },
        description:
          'Its `id` is the `model` of the chat request whose answers are the calls of the program: one `tool_call` event each, whenever the program calls.',
        body: { name: 'PairMcpClient', schema: pairMcpClientSchema },
        answers: [jsonAnswer('The program.', 'McpClientAnswer', mcpClientAnswerSchema)],
        httpErrors: [400, 404, 409, 429, 503],
      },
      answer: async context => {
        const { user_id: userId, code } = parseBody(pairMcpClientSchema, await context.req.text());
        // By the key or the token, not by the user that it names: whoever guesses may name many.
        const guesser = ownerOf(context, '');
        return context.json({ success: true, client: clients.pair(ownerOf(context, userId), code, guesser) });
      },
    },
    {
      method: 'POST',
      path: MCP_CLIENT_STOP_PATH,
      takesJson: true,
      docs: {
        ...{ id: 'stopMcpClient', tag: 'MCP', summary: 'End the calls of a program that are open' },
        parameters: [CLIENT_ID],
        body: { name: 'McpClientOwner', schema: mcpClientOwnerSchema },
        answers: [
          jsonAnswer('They are ended; the program hears of it.', 'McpClientEnded', mcpClientEndedSchema),
        ],
        httpErrors: [400, 404],
      },
      answer: async context => {
        const { user_id: userId } = parseBody(mcpClientOwnerSchema, await context.req.text());
        const client = clients.find(ownerOf(context, userId), idOf(context));
        if (!client) throw notConnected();
        client.calls.stop();
        return context.json({ success: true });
      },
    },
    {
      method: 'DELETE',
      path: MCP_CLIENT_PATH,
      docs: {
        ...{ id: 'disconnectMcpClient', tag: 'MCP', summary: 'End the connection of a program' },
        description: 'Its open calls end, and its token is worth nothing any more.',
        parameters: [CLIENT_ID, USER_ID],
        answers: [jsonAnswer('It is ended.', 'McpClientEnded', mcpClientEndedSchema)],
        httpErrors: [400, 404, 503],
      },
      answer: context => {
        const { user_id: userId } = fitBody(mcpClientOwnerSchema, context.req.query());
        if (!clients.remove(ownerOf(context, userId), idOf(context))) throw notConnected();
        return context.json({ success: true });
      },
    },
  ];
}

function idOf(context: Context): string {
  return context.req.param('client_id') ?? '';
}

/** Also for another person's client, so that the answer does not reveal whether it exists. */
export function notConnected(): HttpError {
  return new HttpError(
    404,
    'client_not_connected',
    'This program is not connected any more. Connect it again with the code that its next call answers with.',
  );
}
