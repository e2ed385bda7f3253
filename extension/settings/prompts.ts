import * as z from 'zod/mini';

/** A message that the person keeps, to be written again by a slash and its name. */
const savedPromptSchema = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
});
export type SavedPrompt = z.infer<typeof savedPromptSchema>;

export const savedPromptsSchema = z.array(savedPromptSchema);

/** A name is one line that is typed to find it again; a slash in front of it is meant, but not part of it. */
export function tidyPromptName(typed: string): string {
  return typed
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^\/+\s*/u, '')
    .slice(0, 60);
}
