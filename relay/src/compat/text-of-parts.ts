import * as z from 'zod';

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
