import type { Language } from '@assent/shared';
import * as z from 'zod/mini';

/** What the panel says to all frames in which the person may point: where the others are, by their place among windows. */
export interface PickingCommand {
  language: Language;
  served: readonly string[];
}

/** What a frame says: that it is there, and then what the person does in it. */
export const pickingUpdateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), path: z.string() }),
  z.object({ kind: z.literal('pointed'), name: z.string(), elementKind: z.string() }),
  z.object({ kind: z.literal('picked'), elementId: z.string() }),
  z.object({ kind: z.literal('ended') }),
]);
