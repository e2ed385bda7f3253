import * as z from 'zod/mini';
import { chatRequestSchema } from './request.ts';

/** The shapes by which a panel lets programs in that speak MCP (https://modelcontextprotocol.io), such as coding agents. */

const PREFIX = 'mcp:';

export const mcpClientIdSchema = z.string().check(z.regex(/^mcp:[0-9a-f]{32}$/));

/** A client's id is also the `model` of a chat request: then the client answers in place of a model. */
export function isMcpClient(model: string): boolean {
  return model.startsWith(PREFIX);
}

/** Letters and digits as the client shows them, such as `K7QX-2M9P`; case, spaces and hyphens don't matter. */
const pairingCodeSchema = z.string().check(z.minLength(1), z.maxLength(40));

/**
 * `absent`: no panel is ready for its calls. `ready`: a panel waits for its next call. `asking`: a call is with the person, or
 * runs. `left`: the same, but the program no longer waits for it, and hears of it with its next call.
 */
const mcpClientStateSchema = z.enum(['absent', 'ready', 'asking', 'left']);

export const mcpClientSchema = z.object({
  id: mcpClientIdSchema,
  /** As the program calls itself: not to be trusted. */
  name: z.string(),
  pairedAt: z.iso.datetime(),
  /** Of its last request. */
  usedAt: z.iso.datetime(),
  state: mcpClientStateSchema,
  /** Its calls that no panel has been given yet. */
  waiting: z.int(),
});
export type McpClient = z.infer<typeof mcpClientSchema>;

/** The answer of `GET /api/v1/mcp/clients`. */
export const mcpClientListSchema = z.object({ success: z.literal(true), clients: z.array(mcpClientSchema) });

/** The body of `POST /api/v1/mcp/clients`. */
export const pairMcpClientSchema = z.object({
  user_id: chatRequestSchema.shape.user_id,
  code: pairingCodeSchema,
});

/** Its answer. */
export const mcpClientAnswerSchema = z.object({ success: z.literal(true), client: mcpClientSchema });

/** The query of `GET /api/v1/mcp/clients` and `DELETE /api/v1/mcp/clients/{id}`, and the body of `POST …/{id}/stop`. */
export const mcpClientOwnerSchema = z.object({ user_id: chatRequestSchema.shape.user_id });

/** The answer of `DELETE /api/v1/mcp/clients/{id}`, and of `POST …/{id}/stop`. */
export const mcpClientEndedSchema = z.object({ success: z.literal(true) });
