import * as z from 'zod/mini';
import { leftForPanel } from './left-for-panel.ts';

/** The text of a task that the user chose on the practice page, for the message field. Sending it is up to the user. */
const offeredMessageSchema = z.object({ windowId: z.number(), at: z.number(), text: z.string() });

const offeredMessage = leftForPanel('offeredMessage', offeredMessageSchema);

export const offerMessage = offeredMessage.leave;
export const watchOfferedMessage = offeredMessage.watch;
