import * as z from 'zod/mini';

/** The toolset that the user chose in the options. */
export const toolsetSchema = z.enum(['page', 'use_browser', 'flat']);
export type Toolset = z.infer<typeof toolsetSchema>;
