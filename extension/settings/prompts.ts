import * as z from 'zod/mini';
import { storedRecord } from '../storage/stored-record.ts';

/** A saved message, which the user inserts by a slash and its name. */
const savedPromptSchema = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
});
export type SavedPrompt = z.infer<typeof savedPromptSchema>;

const savedPromptsSchema = z.array(savedPromptSchema);

const record = storedRecord('prompts', stored => savedPromptsSchema.safeParse(stored).data ?? []);

export const readPrompts = record.read;
export const watchPrompts = record.watch;
export const changePrompts: (change: (prompts: readonly SavedPrompt[]) => SavedPrompt[]) => Promise<void> =
  record.change;

/** A name is one line, without the slash that invokes it. */
export function tidyPromptName(typed: string): string {
  return typed
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^\/+\s*/u, '')
    .slice(0, 60);
}
