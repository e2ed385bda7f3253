import { errorTypeSchema } from '@assent/shared';
import * as z from 'zod/mini';

/** A failure as it crosses a boundary: what kind, and a sentence saying what happened and what to do next. */
export const failureSchema = z.object({ type: errorTypeSchema, message: z.string() });
export type Failure = z.infer<typeof failureSchema>;
