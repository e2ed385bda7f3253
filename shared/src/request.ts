import * as z from 'zod/mini';
import { optionalOrNull } from './absent.ts';
import { pageInfoSchema } from './page.ts';

const toolNameSchema = z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,64}$/));

/** A tool that the client can run. `parameters` is a JSON Schema whose root is an object. */
export const browserToolSchema = z.object({
  name: toolNameSchema,
  description: z.string(),
  parameters: z.record(z.string(), z.unknown()),
});
export type BrowserTool = z.infer<typeof browserToolSchema>;

/** Per request. Models choose badly among far fewer. */
export const MAX_TOOLS = 256;

/** The client's id of a turn: opaque to the backend, and unique in its session. */
export const turnIdSchema = z.string().check(z.minLength(1), z.maxLength(100));

/** Per request. */
export const MAX_IMAGES = 4;
/** Per picture; a screenshot of a large window as JPEG or WebP needs a quarter of it. */
export const MAX_IMAGE_CHARACTERS = 2_000_000;

/** A picture for the model, such as a screenshot. */
export const requestImageSchema = z.object({
  media_type: z.enum(['image/png', 'image/jpeg', 'image/webp', 'image/gif']),
  /** Base64, without `data:` before it and without line breaks. */
  data: z.string().check(z.maxLength(MAX_IMAGE_CHARACTERS), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
});
export type RequestImage = z.infer<typeof requestImageSchema>;

/** The body of `POST /api/v1/agent/chat`. */
export const chatRequestSchema = z.object({
  message: z.string().check(z.minLength(1)),
  role: z.pipe(
    z._default(z.nullable(z.enum(['user', 'function'])), 'user'),
    z.transform(role => role ?? 'user'),
  ),
  model: optionalOrNull(z.string()),
  agent_id: z.pipe(
    z._default(z.nullable(z.string().check(z.minLength(1))), 'default'),
    z.transform(id => id ?? 'default'),
  ),
  session_id: z.guid({ error: 'Expected a UUID' }),
  user_id: z.pipe(
    z._default(z.nullable(z.string()), 'anonymous'),
    z.transform(id => id ?? 'anonymous'),
  ),
  current_page_info: optionalOrNull(pageInfoSchema),
  browser_tools: optionalOrNull(z.array(browserToolSchema).check(z.maxLength(MAX_TOOLS))),
  /**
   * An addition to the contract: names of more tools that the client runs and the model does not see. A call by one of them
   * goes to the client. A backend that ignores the key treats them as unknown tools.
   */
  browser_tool_aliases: optionalOrNull(z.array(toolNameSchema).check(z.maxLength(MAX_TOOLS))),
  /** An addition to the contract: which call a browser tool's result answers. Without it the tool's name decides. */
  tool_id: optionalOrNull(z.string()),
  /** An addition to the contract: the client's id of a message that the user wrote. */
  message_id: optionalOrNull(z.string().check(z.maxLength(100))),
  /**
   * An addition to the contract: this message replaces the one with that `message_id`. The backend forgets that one and all
   * that followed. A backend that ignores the key, or has no such message, continues from the end.
   */
  rewind_to: optionalOrNull(z.string().check(z.maxLength(100))),
  /**
   * An addition to the contract: pictures of this message, or of the result in it. Backends keep only the newest; models that
   * take none get a note that there was one.
   */
  images: optionalOrNull(z.array(requestImageSchema).check(z.maxLength(MAX_IMAGES))),
  /**
   * An addition to the contract: the backend has answered in this session before. A backend that has lost the session returns
   * 404 (`unknown_session`) instead of starting it again without its history.
   */
  continues_session: optionalOrNull(z.boolean()),
  /** An addition to the contract: the client's id for the turn that this starts, for resuming or stopping it. */
  turn_id: optionalOrNull(turnIdSchema),
});
/** A request after its defaults are filled in. */
export type ChatRequest = z.output<typeof chatRequestSchema>;
/** A request as a client may write it. */
export type ChatRequestInput = z.input<typeof chatRequestSchema>;

const turnOwnerSchema = {
  user_id: chatRequestSchema.shape.user_id,
  /** Absent: the newest turn of the session. */
  turn_id: chatRequestSchema.shape.turn_id,
};

/** The query of `GET /api/v1/agent/sessions/{session_id}/events`, an addition to the contract. */
export const turnEventsQuerySchema = z.object(turnOwnerSchema);
/** The body of `POST /api/v1/agent/sessions/{session_id}/stop`, an addition to the contract. */
export const stopRequestSchema = z.object(turnOwnerSchema);

/** `message` of a request with `role: "function"`: the user's decision on a server tool. */
export const serverToolDecisionSchema = z.object({
  toolId: z.string(),
  approved: z.boolean(),
  /** The user's reason for a rejection, if given; an addition to the contract. */
  reason: optionalOrNull(z.string()),
});
export type ServerToolDecision = z.infer<typeof serverToolDecisionSchema>;
