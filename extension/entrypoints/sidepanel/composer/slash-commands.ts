import { languageSchema } from '@assent/shared';
import { type PersonMessages, personMessages } from '../../../messages/person/person-messages.ts';
import type { SavedPrompt } from '../../../settings/prompts.ts';

const PROMPTS = ['summarize', 'explain', 'translate', 'fill', 'find', 'highlight'] as const;

export interface SlashCommand {
  id: string;
  name: string;
  text: string;
  isOwn: boolean;
}

/** A command with its names in every language. */
interface FoundBy {
  command: SlashCommand;
  names: readonly string[];
}

/**
 * The commands that match a message with a leading slash: prefix matches first, the person's own before the built-in ones.
 * `undefined` for all other messages and without a match.
 */
export function slashCommands(
  message: string,
  saved: readonly SavedPrompt[],
  messages: PersonMessages,
): SlashCommand[] | undefined {
  const [, typed] = /^\/(.*)$/u.exec(message) ?? [];
  if (typed === undefined) return undefined;
  const wanted = typed.trimStart().toLowerCase();
  const all = [...saved.map(ownCommand), ...builtIn(messages)];
  const fitting = all.filter(({ names }) => names.some(name => name.includes(wanted)));
  const begins = ({ names }: FoundBy): number => Number(!names.some(name => name.startsWith(wanted)));
  const found = fitting.toSorted((one, other) => begins(one) - begins(other)).map(({ command }) => command);
  return found.length === 0 ? undefined : found;
}

function ownCommand({ id, name, text }: SavedPrompt): FoundBy {
  return { command: { id, name, text, isOwn: true }, names: [name.toLowerCase()] };
}

function builtIn({ builtInPrompts }: PersonMessages): FoundBy[] {
  const languages = languageSchema.options.map(language => personMessages[language].builtInPrompts);
  return PROMPTS.map(id => ({
    command: { id, ...builtInPrompts[id], isOwn: false },
    names: [builtInPrompts, ...languages].map(prompts => prompts[id].name),
  }));
}
