import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useOpenPanel, usePanel, useTurn } from '../panel-context.ts';
import { type Lack, lackOf } from './lack.ts';
import { newerMessage, olderMessage, type Recalled, writtenMessages } from './message-history.ts';

/** What stands in the field, and what can be done with it. */
export interface Message {
  text: string;
  /** Why it can't be sent now, and whether the person has tried. */
  lack: Lack | undefined;
  tried: boolean;
  write(text: string): void;
  send(): void;
  /** One message back or forward in the history. False when there is none. */
  recall(direction: 'older' | 'newer'): boolean;
}

/**
 * The draft lives in the conversation and is kept with it. A message out of the history is only shown in its place, and
 * becomes the draft once it is changed; the draft that it drives out then waits, and comes back after sending.
 */
export function useMessage(): Message {
  const turn = useTurn();
  const { store } = useOpenPanel();
  const draft = usePanel(state => state.conversation.draft);
  const busy = usePanel(state => state.activity.status === 'busy');
  const written = usePanel(useShallow(state => writtenMessages(state.conversation.entries)));
  const [recalled, setRecalled] = useState<Recalled>();
  const [aside, setAside] = useState('');
  const [tried, setTried] = useState(false);
  const messages = aside === '' ? written : [aside, ...written];
  const text = recalled?.text ?? draft;
  const write = (changed: string): void => {
    if (recalled && draft.trim() !== '') setAside(draft);
    setRecalled(undefined);
    setTried(false);
    turn.setDraft(changed);
  };
  const send = (): void => {
    const now = recalled?.text ?? store.getState().conversation.draft;
    // Cleared only once it has been taken into the thread: what was written is never lost.
    const isSent = lackOf(now, false) === undefined && turn.send(now);
    setTried(!isSent);
    if (!isSent) return;
    if (!recalled) turn.setDraft(aside);
    if (!recalled) setAside('');
    setRecalled(undefined);
  };
  const recall = (direction: 'older' | 'newer'): boolean => {
    const found =
      direction === 'older' ? olderMessage(messages, recalled) : recalled && newerMessage(messages, recalled);
    const isFound = found !== undefined || (direction === 'newer' && recalled !== undefined);
    if (isFound) setRecalled(found);
    return isFound;
  };
  return { text, lack: lackOf(text, busy), tried, write, send, recall };
}
