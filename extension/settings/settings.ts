import { languageSchema } from '@assent/shared';
import * as z from 'zod/mini';

/** What the person can set. Every key has a default, so that an older or partial record stays readable. */
export const settingsSchema = z.object({
  /** Where the backend is, without a slash at the end; paths of the contract are added to it. */
  relayUrl: z._default(z.string(), 'http://127.0.0.1:8787'),
  /** Empty: the backend's own choice. */
  model: z._default(z.string(), ''),
  agent: z._default(z.string(), 'default'),
  language: z._default(z.union([z.literal('auto'), languageSchema]), 'auto'),
  theme: z._default(z.enum(['auto', 'light', 'dark']), 'auto'),
});
export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = settingsSchema.parse({});
