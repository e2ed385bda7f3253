import {
  MAX_IMAGE_CHARACTERS,
  MAX_IMAGES,
  MAX_TOOLS,
  type RequestImage,
  requestImageSchema,
} from '@assent/shared';
import * as z from 'zod';
import {
  addIssue,
  callsSchema,
  type GivenMessage,
  givenToolSchema,
  textSchema,
} from '../turns-from-messages.ts';

const partSchema = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  image_url: z.looseObject({ url: z.string().describe('`data:image/png;base64,…`') }).optional(),
});

const NO_PICTURE = `Expected "data:image/png;base64,…" (PNG, JPEG, WebP or GIF; ${MAX_IMAGE_CHARACTERS} characters of base64 at most)`;

const NOT_FETCHED =
  'Images are not fetched from an address: send the image itself, as data:image/png;base64,…';

const TOO_MANY = `At most ${MAX_IMAGES} images are accepted in one message`;

const OTHER_PART = 'Only parts of type "text" and "image_url" are accepted here';

/** Text, or parts: text, and pictures that are in the request itself. Nothing is dropped in silence. */
const userContentSchema = z.union([
  z.string().transform((text): UserContent => ({ text, images: [] })),
  z.array(partSchema).transform((parts, context): UserContent => {
    const texts: string[] = [];
    const images: RequestImage[] = [];
    for (const [index, part] of parts.entries()) {
      const read = readPart(part);
      if (typeof read === 'object') images.push(read);
      else if (part.type === 'text' && part.text !== undefined) texts.push(part.text);
      else addIssue(context, read ?? OTHER_PART, [index]);
    }
    if (images.length > MAX_IMAGES) addIssue(context, TOO_MANY);
    return { text: texts.join('\n'), images };
  }),
]);

const messageSchema = z.discriminatedUnion('role', [
  z.object({ role: z.enum(['system', 'developer']), content: textSchema }),
  z.object({ role: z.literal('user'), content: userContentSchema }),
  z.object({ role: z.literal('assistant'), content: textSchema.nullish(), tool_calls: callsSchema }),
  z.object({ role: z.literal('tool'), content: textSchema, tool_call_id: z.string() }),
]);

const toolSchema = z
  .object({ type: z.literal('function'), function: givenToolSchema })
  .transform(tool => tool.function);

const notRead = z
  .unknown()
  .optional()
  .describe('Accepted but ignored: settings of the relay decide how models answer.');

/**
 * The part of OpenAI's `/v1/chat/completions` that the relay reads. Sampling and length are set at the relay, so those fields
 * are ignored; fields that change the form of the answer are refused.
 */
export const completionRequestSchema = z.object({
  model: z.string().nullish(),
  messages: z.array(messageSchema).min(1),
  tools: z.array(toolSchema).max(MAX_TOOLS).nullish(),
  tool_choice: z.enum(['auto', 'none'], { error: 'Only "auto" and "none" are supported here' }).nullish(),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  n: z.literal(1, { error: 'Only one answer is supported' }).nullish(),
  response_format: z
    .object({ type: z.literal('text', { error: 'Only text answers are supported' }) })
    .nullish(),
  max_tokens: notRead,
  max_completion_tokens: notRead,
  temperature: notRead,
  top_p: notRead,
  stop: notRead,
  seed: notRead,
  user: z.string().nullish(),
  agent_id: z
    .string()
    .min(1)
    .default('default')
    .describe('An addition of ours: the agent that answers. Its prompt comes before the system messages.'),
});
export type CompletionRequest = z.output<typeof completionRequestSchema>;

export function toGivenMessage(message: CompletionRequest['messages'][number]): GivenMessage {
  switch (message.role) {
    case 'system':
    case 'developer':
      return { role: 'instructions', text: message.content };
    case 'user':
      return { role: 'user', ...message.content };
    case 'assistant':
      return { role: 'assistant', text: message.content ?? '', calls: message.tool_calls };
    case 'tool':
      return { role: 'tool', callId: message.tool_call_id, content: message.content, failed: false };
  }
}

type Part = z.output<typeof partSchema>;

type UserContent = { text: string; images: readonly RequestImage[] };

/** The picture of a part, or the fault in it; `undefined` for a part of another kind. */
function readPart({ type, image_url }: Part): RequestImage | string | undefined {
  if (type !== 'image_url') return undefined;
  const url = image_url?.url ?? '';
  if (/^https?:/i.test(url)) return NOT_FETCHED;
  const comma = url.indexOf(',');
  const media_type = /^data:(image\/[a-z]+);base64$/i
    .exec(url.slice(0, Math.max(0, comma)))?.[1]
    ?.toLowerCase();
  return requestImageSchema.safeParse({ media_type, data: url.slice(comma + 1) }).data ?? NO_PICTURE;
}
