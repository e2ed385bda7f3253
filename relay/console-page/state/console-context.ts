import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { consoleMessages } from '../messages/console-messages.ts';
import type { ConsoleMessages } from '../messages/en.ts';
import type { ConsoleActs } from './console-acts.ts';
import type { ConsoleState } from './console-state.ts';

export const ConsoleContext = createContext<ConsoleActs | undefined>(undefined);

export function useActs(): ConsoleActs {
  const acts = useContext(ConsoleContext);
  if (!acts) throw new Error('This part of the console is rendered outside of it.');
  return acts;
}

/** A slice of what the page knows. */
export function useConsole<Slice>(select: (state: ConsoleState) => Slice): Slice {
  return useStore(useActs().store, select);
}

export function useMessages(): ConsoleMessages {
  return consoleMessages[useConsole(({ language }) => language)];
}
