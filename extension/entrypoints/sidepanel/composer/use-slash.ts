import { languageSchema } from '@assent/shared';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { useMessages } from '../../../components/language.ts';
import { type PersonMessages, personMessages } from '../../../messages/person/person-messages.ts';
import type { SavedPrompt } from '../../../settings/prompts.ts';
import { useIsRules } from '../panel/answering-model.ts';
import { useOpenPanel } from '../panel/panel-context.tsx';
import { builtInPromptIds } from './built-in-prompts.ts';
import type { Message } from './use-message.ts';

export interface Slash {
  commands: readonly SlashCommand[];
  active: SlashCommand | undefined;
  pick(command: SlashCommand): void;
  /** Returns whether the list handled the key. */
  takeKey(event: Pick<React.KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>): boolean;
  close(): void;
}

interface ListState {
  /** The message that this state belongs to; it is reset with every other. */
  message: string;
  activeId?: string | undefined;
  isClosed?: boolean;
}

const NONE: readonly SlashCommand[] = [];

export function useSlash({ text, write }: Pick<Message, 'text' | 'write'>): Slash {
  const messages = useMessages();
  const prompts = useStore(useOpenPanel().composing.prompts);
  const isRules = useIsRules();
  const [kept, setState] = useState<ListState>({ message: '' });
  const state: ListState = kept.message === text ? kept : { message: text };
  const commands =
    (!state.isClosed && slashCommands(text, [...prompts.map(ownCommand), ...builtIn(messages, isRules)])) ||
    NONE;
  const active = commands.find(({ id }) => id === state.activeId) ?? commands[0];
  const change = (changed: Partial<ListState>): void => setState({ ...state, ...changed });
  const close = (): void => change({ isClosed: true });
  const pick = (command: SlashCommand): void => write(command.text);
  const move = (by: number): void => {
    const at = active ? commands.indexOf(active) : 0;
    change({ activeId: commands.at((at + by) % commands.length)?.id });
  };
  const takeKey: Slash['takeKey'] = ({ key, shiftKey, ctrlKey, altKey, metaKey }) => {
    if (!active || shiftKey || ctrlKey || altKey || metaKey) return false;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' || key === 'Tab') pick(active);
    else if (key === 'Escape') close();
    else return false;
    return true;
  };
  return { commands, active, pick, takeKey, close };
}

export interface SlashCommand {
  id: string;
  name: string;
  text: string;
  isOwn: boolean;
}

interface FoundBy {
  command: SlashCommand;
  names: readonly string[];
}

/**
 * The commands that match a message with a leading slash: prefix matches first, the person's own before the built-in ones.
 * `undefined` for all other messages and without a match.
 */
function slashCommands(message: string, all: readonly FoundBy[]): SlashCommand[] | undefined {
  const [, typed] = /^\/(.*)$/u.exec(message) ?? [];
  if (typed === undefined) return undefined;
  const wanted = typed.trimStart().toLowerCase();
  const fitting = all.filter(({ names }) => names.some(name => name.includes(wanted)));
  const begins = ({ names }: FoundBy): number => Number(!names.some(name => name.startsWith(wanted)));
  const found = fitting.toSorted((one, other) => begins(one) - begins(other)).map(({ command }) => command);
  return found.length === 0 ? undefined : found;
}

function ownCommand({ id, name, text }: SavedPrompt): FoundBy {
  return { command: { id, name, text, isOwn: true }, names: [name.toLowerCase()] };
}

function builtIn({ builtInPrompts }: PersonMessages, isRules: boolean): FoundBy[] {
  const languages = languageSchema.options.map(language => personMessages[language].builtInPrompts);
  return builtInPromptIds(isRules).map(id => ({
    command: { id, ...builtInPrompts[id], isOwn: false },
    names: [builtInPrompts, ...languages].map(prompts => prompts[id].name),
  }));
}
