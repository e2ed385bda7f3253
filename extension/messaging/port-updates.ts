import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { failureSchema } from '../page/failure.ts';
import { signSchema } from '../page/observing/watch-network.ts';

/** A page's updates about the condition that the background waits for. */
export const waitingUpdateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sign'), sign: signSchema }),
  z.object({ kind: z.literal('failed'), failure: failureSchema }),
]);

/** Sent to every frame in which the user may pick an element. `served`: the places of all these frames among the windows. */
export interface PickingCommand {
  language: Language;
  served: readonly string[];
}

/** A frame's messages: first `ready`, then the user's actions in it. */
export const pickingUpdateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), path: z.string() }),
  z.object({ kind: z.literal('pointed'), name: z.string(), elementKind: z.string() }),
  z.object({ kind: z.literal('picked'), elementId: z.string() }),
  z.object({ kind: z.literal('ended') }),
]);
