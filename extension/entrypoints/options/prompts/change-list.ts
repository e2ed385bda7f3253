import type { SavedPrompt } from '../../../settings/prompts.ts';

/** The list with this prompt in the place of the one that has its id, or in front when there is none. */
export function withPrompt(prompts: readonly SavedPrompt[], prompt: SavedPrompt): SavedPrompt[] {
  if (!prompts.some(({ id }) => id === prompt.id)) return [prompt, ...prompts];
  return prompts.map(each => (each.id === prompt.id ? prompt : each));
}

export function withoutPrompt(prompts: readonly SavedPrompt[], id: string): SavedPrompt[] {
  return prompts.filter(prompt => prompt.id !== id);
}
