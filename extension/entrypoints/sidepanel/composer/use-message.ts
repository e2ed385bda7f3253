import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Entry } from '../conversation/conversation.ts';
import { useOpenPanel, usePanel, useTurn } from '../panel/panel-context.tsx';
import { blockerOf, type SendBlocker } from './send-blocker.ts';

/** What stands in the field, and what can be done with it. */
export interface Message {
  text: string;
  /** Why it can't be sent now, and whether the person has tried. */
  blocker: SendBlocker | undefined;
  tried: boolean;
  write(text: string): void;
  send(): void;
  /** One message back or forward in the history. False when there is none. */
  recall(direction: 'older' | 'newer'): boolean;
}

/** What the field remembers of a conversation while the panel is open. */
interface Remembered {
  conversationId: string;
  recalled?: Recalled | undefined;
  /** A draft that a changed message of the history has driven out. */
  aside: string;
  tried: boolean;
}

/**
 * The draft lives in the conversation and is kept with it. A message out of the history is only shown in its place, and
 * becomes the draft once it is changed; the draft that it drives out then waits, and comes back after sending.
 */
export function useMessage(): Message {
  const turn = useTurn();
  const { store } = useOpenPanel();
  const draft = usePanel(state => state.conversation.draft);
  const activity = usePanel(state => state.activity);
  const written = usePanel(useShallow(state => writtenMessages(state.conversation.entries)));
  const [{ recalled, aside, tried }, remember] = useRemembered();
  const messages = aside === '' ? written : [aside, ...written];
  const text = recalled?.text ?? draft;
  const write = (changed: string): void => {
    const drivenOut = recalled && draft.trim() !== '' ? draft : aside;
    remember({ recalled: undefined, aside: drivenOut, tried: false });
    turn.setDraft(changed);
  };
  const send = (): void => {
    const now = recalled?.text ?? store.getState().conversation.draft;
    // Cleared only once it has been taken into the thread: what was written is never lost.
    const isSent = blockerOf(now, { status: 'idle' }) === undefined && turn.send(now);
    if (isSent && !recalled) turn.setDraft(aside);
    remember(isSent ? { recalled: undefined, tried: false, aside: recalled ? aside : '' } : { tried: true });
  };
  const recall = (direction: 'older' | 'newer'): boolean => {
    const found =
      direction === 'older' ? olderMessage(messages, recalled) : recalled && newerMessage(messages, recalled);
    const isFound = found !== undefined || (direction === 'newer' && recalled !== undefined);
    if (isFound) remember({ recalled: found });
    return isFound;
  };
  return { text, blocker: blockerOf(text, activity), tried, write, send, recall };
}

/** Begins anew with another conversation. */
function useRemembered(): [Remembered, (changed: Partial<Remembered>) => void] {
  const conversationId = usePanel(state => state.conversation.id);
  const [kept, setKept] = useState<Remembered>({ conversationId, aside: '', tried: false });
  const own = kept.conversationId === conversationId ? kept : { conversationId, aside: '', tried: false };
  return [own, changed => setKept({ ...own, ...changed })];
}

/** A message that was taken out of the history: how far back it is, from 1 on, and what it says. */
interface Recalled {
  back: number;
  text: string;
}

/** What the person has written in this conversation, the newest first, without repetitions one after the other. */
function writtenMessages(entries: readonly Entry[]): string[] {
  const texts = entries.flatMap(entry => (entry.kind === 'person' ? [entry.text] : [])).reverse();
  return texts.filter((text, index) => text !== texts[index - 1]);
}

/** The message before the one that is shown; `undefined` when there is none. */
function olderMessage(messages: readonly string[], shown: Recalled | undefined): Recalled | undefined {
  const back = (shown?.back ?? 0) + 1;
  const text = messages[back - 1];
  return text === undefined ? undefined : { back, text };
}

/** The message after the one that is shown; `undefined` is the draft. */
function newerMessage(messages: readonly string[], shown: Recalled): Recalled | undefined {
  const back = shown.back - 1;
  const text = messages[back - 1];
  return text === undefined ? undefined : { back, text };
}
