import * as z from 'zod/mini';
import type { Message, MessageText } from './message.ts';

const paramSchema: z.ZodMiniType = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(paramSchema), codedSchema]),
);

const codedSchema = z.object({ code: z.string(), params: z.record(z.string(), paramSchema) });

/** Checks only the form: sender and reader are of one build, and `word-message.ts` checks the codes of older records. */
const messageSchema = z.custom<Message>(value => codedSchema.safeParse(value).success);

export const messageTextSchema: z.ZodMiniType<MessageText> = z.union([z.string(), messageSchema]);
