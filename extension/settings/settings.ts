import { languageSchema } from '@assent/shared';
import * as z from 'zod/mini';
import { storedRecord } from '../storage/stored-record.ts';
import { toolsetSchema } from '../tools/toolset.ts';

/** The user's settings. Every key has a default, so that an older or partial record stays readable. */
export const settingsSchema = z.object({
  /** The address of the backend, without a slash at the end; the paths of the contract are added to it. */
  relayUrl: z._default(z.string(), 'http://127.0.0.1:8787'),
  /** Empty: the backend chooses. */
  model: z._default(z.string(), ''),
  agent: z._default(z.string(), 'default'),
  language: z._default(z.union([z.literal('auto'), languageSchema]), 'auto'),
  toolset: z._default(toolsetSchema, 'page'),
  /** Whether the model may propose code to run in a page. The browser has a switch of its own, too. */
  runsCode: z._default(z.boolean(), false),
  theme: z._default(z.enum(['auto', 'light', 'dark']), 'auto'),
});
export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = settingsSchema.parse({});

/** An unreadable record counts as the defaults, which the user can save again. */
const record = storedRecord('settings', stored => settingsSchema.safeParse(stored).data ?? defaultSettings);

export const readSettings = record.read;
export const watchSettings = record.watch;

/** Changes these settings and keeps the others. */
export async function changeSettings(changed: Partial<Settings>): Promise<void> {
  await record.set({ ...(await readSettings()), ...changed });
}

const userId = storedRecord('userId', stored => z.guid().safeParse(stored).data);

/** A random id for this browser profile: stable, and without any meaning. */
export async function readUserId(): Promise<string> {
  const known = await userId.read();
  if (known !== undefined) return known;
  const created = crypto.randomUUID();
  await userId.set(created);
  return created;
}
