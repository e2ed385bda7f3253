import * as z from 'zod/mini';

/** The JSON body of an error that comes before the stream begins. `issues` says where a request is wrong. */
export const httpErrorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  }),
});
export type HttpError = z.infer<typeof httpErrorSchema>;
