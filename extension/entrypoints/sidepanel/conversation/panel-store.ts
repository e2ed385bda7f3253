import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MessageText } from '../../../messages/message.ts';
import type { Call } from './call.ts';
import type { ChosenFiles } from './chosen-files.ts';
import type { AnswerEntry, Conversation, Entry, Notice } from './conversation.ts';
import type { ConversationList } from './conversation-list.ts';
import type { Pictures } from './pictures.ts';

export const NO_PAGE_CONTEXT: PageContext = {
  front: undefined,
  tabs: undefined,
  selection: undefined,
  isSelectionLeftOut: false,
  workingIn: undefined,
};

/** What the panel is doing by itself. While `idle` it waits for the person. An undo is soon over, and is not stopped. */
export type Activity = { status: 'idle' } | { status: 'busy'; stopping: boolean; isUndo?: boolean };

/** The card that can be approved: which, since when it stands unchanged, and whether that is long enough. */
export interface Arming {
  callId: string;
  shownAt: number;
  armed: boolean;
}

export interface PanelState {
  conversation: Conversation;
  activity: Activity;
  arming: Arming | undefined;
  chosenFiles: ChosenFiles | undefined;
  /** The call on whose card the person ticked that reading there needs no question today. */
  allowsReading: string | undefined;
  /** There while the list of conversations is open. */
  list: ConversationList | undefined;
  pageContext: PageContext;
  picking: Picking | undefined;
  pictures: Pictures;
}

export type PanelStore = StoreApi<PanelState>;

export function createPanelStore(conversation: Conversation): PanelStore {
  return createStore<PanelState>(() => ({
    conversation,
    activity: { status: 'idle' },
    arming: undefined,
    chosenFiles: undefined,
    allowsReading: undefined,
    list: undefined,
    pageContext: NO_PAGE_CONTEXT,
    picking: undefined,
    pictures: new Map(),
  }));
}

/** Files are held no longer than the card that asked for them waits or runs. */
export function forgetFiles(store: PanelStore, callId: string): void {
  if (store.getState().chosenFiles?.callId === callId) store.setState({ chosenFiles: undefined });
}

export function setDraft(store: PanelStore, draft: string): void {
  store.setState(({ conversation }) => ({ conversation: { ...conversation, draft } }));
}

export function changeEntries(store: PanelStore, change: (entries: readonly Entry[]) => Entry[]): void {
  store.setState(({ conversation }) => ({
    conversation: { ...conversation, entries: change(conversation.entries) },
  }));
}

export function appendEntry(store: PanelStore, entry: Entry): void {
  changeEntries(store, entries => [...entries, entry]);
}

/** Puts a notice in front of the answer that it concerns, unless it was said already in this turn. */
export function noticeBefore(store: PanelStore, answerId: string, id: string, notice: Notice): void {
  changeEntries(store, entries => {
    const turn = entries.slice(entries.findLastIndex(entry => entry.kind === 'person') + 1);
    const text = JSON.stringify(notice);
    const said = turn.some(entry => entry.kind === 'notice' && JSON.stringify(entry.notice) === text);
    if (said) return [...entries];
    const at = entries.findIndex(entry => entry.id === answerId);
    return entries.toSpliced(at, 0, { kind: 'notice', id, notice });
  });
}

export function changeAnswer(
  store: PanelStore,
  id: string,
  change: (answer: AnswerEntry) => AnswerEntry,
): void {
  changeEntries(store, entries =>
    entries.map(entry => (entry.kind === 'answer' && entry.id === id ? change(entry) : entry)),
  );
}

export function changeCall(store: PanelStore, id: string, change: (call: Call) => Call): void {
  changeEntries(store, entries =>
    entries.map(entry => (entry.kind === 'call' && entry.id === id ? change(entry) : entry)),
  );
}

export function findCall(store: PanelStore, id: string): Call | undefined {
  return calls(store).find(call => call.id === id);
}

export function calls(store: PanelStore): Call[] {
  return store.getState().conversation.entries.filter(entry => entry.kind === 'call');
}

export function findAnswer(store: PanelStore, id: string): AnswerEntry | undefined {
  const { entries } = store.getState().conversation;
  return entries.find((entry): entry is AnswerEntry => entry.kind === 'answer' && entry.id === id);
}

/** Those that an answer made: they come after it, before the next. */
export function callsOfAnswer(store: PanelStore, answerId: string): Call[] {
  const { entries } = store.getState().conversation;
  const after = entries.slice(entries.findIndex(entry => entry.id === answerId) + 1);
  const end = after.findIndex(entry => entry.kind === 'answer' || entry.kind === 'person');
  return after.slice(0, end === -1 ? undefined : end).filter(entry => entry.kind === 'call');
}

/** The row of a waiting card for which the person points at another element in the page, and how far they have come. */
export interface Picking {
  callId: string;
  index: number;
  state:
    | { status: 'pointing'; at: { kind: string; name: string } | undefined }
    /** The page could not be asked. */
    | { status: 'failed'; message: MessageText };
}

/** The page in front of this panel. Chrome tells address and title only where we have access. */
export interface FrontPage {
  tabId: number;
  url: string | undefined;
  title: string | undefined;
}

/** What is selected in the page in front: the beginning of it, and its whole length. */
export interface Selection {
  excerpt: string;
  length: number;
}

/** A tab of the browser, as far as Chrome tells us of it. */
export interface OpenTab extends FrontPage {
  /** Of the window of this panel. */
  isOfWindow: boolean;
}

/** What could go along with the next message, and what it is doing in the page now. Of this moment, so it is not kept. */
export interface PageContext {
  front: FrontPage | undefined;
  /** Those that are open; undefined until that is known. */
  tabs: readonly OpenTab[] | undefined;
  selection: Selection | undefined;
  /** The person took what is selected now out of the next message. */
  isSelectionLeftOut: boolean;
  /** The tab of the turn that goes on, or went on last. */
  workingIn: number | undefined;
}
