import type { RequestImage } from '@assent/shared';
import * as z from 'zod';

/** One message of a conversation that the client keeps, whatever protocol it came in. */
export type GivenMessage =
  | { role: 'instructions'; text: string }
  | { role: 'user'; text: string; id?: string | undefined; images?: readonly RequestImage[] }
  | { role: 'assistant'; text: string; calls: readonly GivenCall[] }
  | { role: 'tool'; callId: string; content: string; failed: boolean };

export type GivenCall = { id: string; name: string; arguments: string };

const partSchema = z.looseObject({ type: z.string(), text: z.string().optional() });

/**
 * Content as text, or as parts of which only those of text are taken. Anything else is refused rather than dropped: an
 * answer that overlooks a picture is worse than none.
 */
export const textSchema = z.union([
  z.string(),
  z.array(partSchema).transform((parts, context) => {
    const texts: string[] = [];
    for (const [index, part] of parts.entries()) {
      if (part.type === 'text' && part.text !== undefined) texts.push(part.text);
      else
        context.addIssue({
          code: 'custom',
          // Otherwise all that is said of it is that neither form fits.
          continue: true,
          path: [index],
          message: 'Only parts of type "text" are taken here',
        });
    }
    return texts.join('\n');
  }),
]);
