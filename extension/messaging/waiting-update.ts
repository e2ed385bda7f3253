import * as z from 'zod/mini';
import { failureSchema } from '../page/failure.ts';
import { signSchema } from '../page/observing/watch-network.ts';

/** What a page tells of what is waited for in it. */
export const waitingUpdateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sign'), sign: signSchema }),
  z.object({ kind: z.literal('failed'), failure: failureSchema }),
]);
