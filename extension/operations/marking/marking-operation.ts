import * as z from 'zod/mini';
import type { Operation } from '../operation.ts';

/** What highlighting and underlining share: only their looks and words differ. */

const params = z.object({
  color: z.optional(z.string()).check(z.describe('a CSS colour or a colour name such as yellow or 黄色.')),
});
export type MarkingParams = z.infer<typeof params>;

interface Marking extends Pick<Operation<MarkingParams>, 'description' | 'verb'> {
  look: 'highlight' | 'underline';
  usualColor: string;
}

/* @__NO_SIDE_EFFECTS__ */
export function markingOperation({ look, usualColor, description, verb }: Marking): Operation<MarkingParams> {
  return {
    name: look,
    description,
    verb,
    params,
    example: { action: look, target: {}, params: { color: usualColor } },
    effect: 'marks',
    emptyTarget: 'selection',
    errors: ['InvalidArgument'],
  };
}
