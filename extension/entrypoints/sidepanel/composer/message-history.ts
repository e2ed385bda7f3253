import type { Entry } from '../conversation/conversation.ts';

/** A message that was taken out of the history: how far back it is, from 1 on, and what it says. */
export interface Recalled {
  back: number;
  text: string;
}

/** What the person has written in this conversation, the newest first, without repetitions one after the other. */
export function writtenMessages(entries: readonly Entry[]): string[] {
  const texts = entries.flatMap(entry => (entry.kind === 'person' ? [entry.text] : [])).reverse();
  return texts.filter((text, index) => text !== texts[index - 1]);
}

/** The message before the one that is shown; `undefined` when there is none. */
export function olderMessage(messages: readonly string[], shown: Recalled | undefined): Recalled | undefined {
  const back = (shown?.back ?? 0) + 1;
  const text = messages[back - 1];
  return text === undefined ? undefined : { back, text };
}

/** The message after the one that is shown; `undefined` is the draft. */
export function newerMessage(messages: readonly string[], shown: Recalled): Recalled | undefined {
  const back = shown.back - 1;
  const text = messages[back - 1];
  return text === undefined ? undefined : { back, text };
}
