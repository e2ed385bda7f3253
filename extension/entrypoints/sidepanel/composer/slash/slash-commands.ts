import type { Language } from '@assent/shared';
import type { SavedPrompt } from '../../../../settings/prompts.ts';
import { BUILT_IN_PROMPTS } from './built-in-prompts.ts';

/** What can be picked after a slash. */
export interface SlashCommand {
  id: string;
  name: string;
  text: string;
  isOwn: boolean;
}

/** A command with everything that it is found by: its name in both languages. */
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
  language: Language,
): SlashCommand[] | undefined {
  const [, typed] = /^\/(.*)$/u.exec(message) ?? [];
  if (typed === undefined) return undefined;
  const wanted = typed.trimStart().toLowerCase();
  const all = [...saved.map(ownCommand), ...builtIn(language)];
  const fitting = all.filter(({ names }) => names.some(name => name.includes(wanted)));
  const begins = ({ names }: FoundBy): number => Number(!names.some(name => name.startsWith(wanted)));
  const found = fitting.toSorted((one, other) => begins(one) - begins(other)).map(({ command }) => command);
  return found.length === 0 ? undefined : found;
}

function ownCommand({ id, name, text }: SavedPrompt): FoundBy {
  return { command: { id, name, text, isOwn: true }, names: [name.toLowerCase()] };
}

function builtIn(language: Language): FoundBy[] {
  return BUILT_IN_PROMPTS.map(({ id, name, text }) => ({
    command: { id, name: name[language], text: text[language], isOwn: false },
    names: [name[language], name.zh, name.en],
  }));
}
