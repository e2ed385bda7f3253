import { languageSchema } from '@assent/shared';
import * as z from 'zod/mini';
import { toolsetSchema } from '../tools/toolset.ts';

/** What the person can set. Every key has a default, so that an older or partial record stays readable. */
export const settingsSchema = z.object({
  /** Where the backend is, without a slash at the end; paths of the contract are added to it. */
  relayUrl: z._default(z.string(), 'http://127.0.0.1:8787'),
  /** Empty: the backend's own choice. */
  model: z._default(z.string(), ''),
  agent: z._default(z.string(), 'default'),
  language: z._default(z.union([z.literal('auto'), languageSchema]), 'auto'),
  toolset: z._default(toolsetSchema, 'page'),
  /** Whether the model may propose code to be run in a page. The browser asks for a switch of its own, too. */
  runsCode: z._default(z.boolean(), false),
  theme: z._default(z.enum(['auto', 'light', 'dark']), 'auto'),
});
export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = settingsSchema.parse({});
