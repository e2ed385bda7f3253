import * as z from 'zod/mini';
import type { Operation } from '../contract/operation.ts';

const params = z.object({
  color: z.optional(z.string()),
});
export type MarkingParams = z.infer<typeof params>;

/* @__NO_SIDE_EFFECTS__ */
export function markingOperation<Look extends 'highlight' | 'underline'>(
  look: Look,
  usualColor: string,
): Operation<Look, MarkingParams> {
  return {
    name: look,
    params,
    example: { action: look, target: {}, params: { color: usualColor } },
    effect: 'marks',
    emptyTarget: 'selection',
    errors: ['InvalidArgument'],
  };
}
