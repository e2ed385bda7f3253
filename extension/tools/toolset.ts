import * as z from 'zod/mini';

/** Which tools the model is offered: the person's choice in the options. */
export const toolsetSchema = z.enum(['page', 'use_browser', 'flat']);
export type Toolset = z.infer<typeof toolsetSchema>;
