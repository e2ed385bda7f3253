import { useEffect, useEffectEvent, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useMessages } from '../../../components/language.ts';
import { charactersOf, type DraftAttachment, readyAttachments } from '../conversation/attachment.ts';
import type { Entry } from '../conversation/conversation.ts';
import type { Activity } from '../conversation/panel-store.ts';
import { useTakesPictures } from '../panel/answering-model.ts';
import { useOpenPanel, usePanel, useTurn } from '../panel/panel-context.tsx';

/** At three bytes each, well below our relay's limit of a megabyte, with room for the page. */
const MAX_CHARACTERS = 200_000;

/** From this length on the panel shows the length. */
export const LONG_CHARACTERS = 20_000;

export interface Message {
  text: string;
  blocker: SendBlocker | undefined;
  tried: boolean;
  write(text: string): void;
  send(): void;
  /** Goes one message back or forward in the history. False when there is none. */
  recall(direction: 'older' | 'newer'): boolean;
}

interface Remembered {
  conversationId: string;
  recalled?: Recalled | undefined;
  /** The draft that an edited message from the history has replaced. */
  aside: string;
  /** The last text from the practice page: the next one replaces it. */
  offered?: string;
  tried: boolean;
}

/**
 * The draft is stored with the conversation. A message from the history is only displayed; when it is edited it becomes the
 * draft, and the earlier draft returns after sending. So it does after a task from the practice page.
 */
export function useMessage(): Message {
  const turn = useTurn();
  const { attachments: texts } = useMessages();
  const { store, composing } = useOpenPanel();
  const draft = usePanel(state => state.conversation.draft);
  const activity = usePanel(state => state.activity);
  const written = usePanel(useShallow(state => writtenMessages(state.conversation.entries)));
  const [{ recalled, aside, offered, tried }, remember] = useRemembered();
  const attached = usePanel(state => state.attached);
  const takesPictures = useTakesPictures();
  const messages = aside === '' ? written : [aside, ...written];
  const text = recalled?.text ?? draft;
  const write = (changed: string): void => {
    const drivenOut = recalled && draft.trim() !== '' ? draft : aside;
    remember({ recalled: undefined, aside: drivenOut, tried: false });
    turn.setDraft(changed);
  };
  const takeOffer = useEffectEvent((task: string) => {
    const isOwn = draft.trim() !== '' && draft !== offered;
    remember({ recalled: undefined, aside: isOwn ? draft : aside, offered: task, tried: false });
    turn.setDraft(task);
    composing.field.current?.focus();
  });
  useEffect(() => composing.watchOffers(task => takeOffer(task)), [composing]);
  const send = (): void => {
    const now = recalled?.text ?? store.getState().conversation.draft;
    // Cleared only once the message is in the thread, so that it is never lost.
    const isSent =
      blockerOf({ text: now, attached, takesPictures }, { status: 'idle' }) === undefined &&
      turn.send(now.trim() === '' ? texts.alone : now);
    if (isSent && !recalled) turn.setDraft(aside);
    remember(isSent ? { recalled: undefined, tried: false, aside: recalled ? aside : '' } : { tried: true });
  };
  const recall = (direction: 'older' | 'newer'): boolean => {
    const back = (recalled?.back ?? 0) + (direction === 'older' ? 1 : -1);
    const found = messages[back - 1];
    // One forward from the newest message is the draft.
    const isFound = found !== undefined || (direction === 'newer' && recalled !== undefined);
    if (isFound) remember({ recalled: found === undefined ? undefined : { back, text: found } });
    return isFound;
  };
  return {
    text,
    blocker: blockerOf({ text, attached, takesPictures }, activity),
    tried,
    write,
    send,
    recall,
  };
}

function useRemembered(): [Remembered, (changed: Partial<Remembered>) => void] {
  const conversationId = usePanel(state => state.conversation.id);
  const [kept, setKept] = useState<Remembered>({ conversationId, aside: '', tried: false });
  const own = kept.conversationId === conversationId ? kept : { conversationId, aside: '', tried: false };
  return [own, changed => setKept({ ...own, ...changed })];
}

/** A message from the history: its distance, from 1 on, and its text. */
interface Recalled {
  back: number;
  text: string;
}

/** The person's messages, newest first, without adjacent repetitions. */
function writtenMessages(entries: readonly Entry[]): string[] {
  const texts = entries.flatMap(entry => (entry.kind === 'person' ? [entry.text] : [])).reverse();
  return texts.filter((text, index) => text !== texts[index - 1]);
}

export type SendBlocker = 'nothing' | 'too-long' | 'reading-files' | 'no-pictures' | 'running' | 'undoing';

interface Written {
  text: string;
  attached: readonly DraftAttachment[];
  takesPictures: boolean;
}

function blockerOf({ text, attached, takesPictures }: Written, activity: Activity): SendBlocker | undefined {
  const { attachments, images } = readyAttachments(attached);
  if (text.length + charactersOf(attachments) > MAX_CHARACTERS) return 'too-long';
  if (attached.some(({ state }) => state.status === 'reading')) return 'reading-files';
  // Files speak for themselves.
  if (text.trim() === '' && attachments.length === 0) return 'nothing';
  // Another model may have been picked since.
  if (images.length > 0 && !takesPictures) return 'no-pictures';
  if (activity.status === 'idle') return undefined;
  return activity.isUndo ? 'undoing' : 'running';
}
