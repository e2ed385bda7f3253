import { languageSchema } from '@assent/shared';
import { type PersonMessages, personMessages } from '../../../messages/person/person-messages.ts';
import type { SavedPrompt } from '../../../settings/prompts.ts';

/** The commands that come with Assent, in their order. */
const PROMPTS = ['summarize', 'explain', 'translate', 'fill', 'find', 'highlight'] as const;

/** What can be picked after a slash. */
export interface SlashCommand {
  id: string;
  name: string;
  text: string;
  isOwn: boolean;
}

/** A command with everything that it is found by: its name in every language. */
interface FoundBy {
  command: SlashCommand;
  names: readonly string[];
}

/**
 * The commands that a message means which begins with a slash, those first whose name begins with what follows; the
 * person's own before ours. `undefined` for all other messages, and where nothing fits: then a slash is just a slash.
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

/** Found by their names in every language. */
function builtIn({ builtInPrompts }: PersonMessages): FoundBy[] {
  const languages = languageSchema.options.map(language => personMessages[language].builtInPrompts);
  return PROMPTS.map(id => ({
    command: { id, ...builtInPrompts[id], isOwn: false },
    names: [builtInPrompts, ...languages].map(prompts => prompts[id].name),
  }));
}
