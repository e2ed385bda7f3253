import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MessageText } from '../../../messages/message.ts';
import type { Preview } from '../../../operations/contract/preview.ts';
import type { DraftAttachment } from './attachment.ts';
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

/** The panel's activity. `idle`: it waits for the person. An undo is short and can't be stopped. */
export type Activity = { status: 'idle' } | { status: 'busy'; stopping: boolean; isUndo?: boolean };

/** The card that can be approved, since when it stands unchanged, and whether that is long enough. */
export interface Arming {
  callId: string;
  shownAt: number;
  armed: boolean;
}

/** The rows of a card that have been in view, by their previews: a row that changes has to be seen again. */
export interface SeenRows {
  callId: string;
  previews: readonly Preview[];
}

export interface PanelState {
  conversation: Conversation;
  activity: Activity;
  arming: Arming | undefined;
  seenRows: SeenRows | undefined;
  chosenFiles: ChosenFiles | undefined;
  /** The call on whose card the person ticked reading without questions for today. */
  allowsReading: string | undefined;
  list: ConversationList | undefined;
  pageContext: PageContext;
  picking: Picking | undefined;
  pictures: Pictures;
  /** Of the message that is being written, in their order. */
  attached: readonly DraftAttachment[];
}

export type PanelStore = StoreApi<PanelState>;

export function createPanelStore(conversation: Conversation): PanelStore {
  return createStore<PanelState>(() => ({
    conversation,
    activity: { status: 'idle' },
    arming: undefined,
    seenRows: undefined,
    chosenFiles: undefined,
    allowsReading: undefined,
    list: undefined,
    pageContext: NO_PAGE_CONTEXT,
    picking: undefined,
    pictures: new Map(),
    attached: [],
  }));
}

/** Files are released when their card no longer waits or runs. */
export function forgetFiles(store: PanelStore, callId: string): void {
  if (store.getState().chosenFiles?.callId === callId) store.setState({ chosenFiles: undefined });
}

export function changeConversation(store: PanelStore, changed: Partial<Conversation>): void {
  store.setState(({ conversation }) => ({ conversation: { ...conversation, ...changed } }));
}

export function changeEntries(store: PanelStore, change: (entries: readonly Entry[]) => Entry[]): void {
  changeConversation(store, { entries: change(store.getState().conversation.entries) });
}

export function appendEntry(store: PanelStore, entry: Entry): void {
  changeEntries(store, entries => [...entries, entry]);
}

/** Puts a notice before its answer, once per turn. */
export function noticeBefore(store: PanelStore, answerId: string, id: string, notice: Notice): void {
  changeEntries(store, entries => {
    const turn = entries.slice(entries.findLastIndex(entry => entry.kind === 'person') + 1);
    const text = JSON.stringify(notice);
    const isThere = turn.some(entry => entry.kind === 'notice' && JSON.stringify(entry.notice) === text);
    if (isThere) return [...entries];
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

export function patchCall(store: PanelStore, id: string, changed: Partial<Call>): void {
  changeCall(store, id, call => ({ ...call, ...changed }));
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

/** The calls after the same message of the person, in their order. */
export function callsOfTurn(entries: readonly Entry[], callId: string): Call[] {
  const at = entries.findIndex(entry => entry.id === callId);
  const start = entries.slice(0, at).findLastIndex(entry => entry.kind === 'person') + 1;
  const end = entries.findIndex((entry, index) => index > at && entry.kind === 'person');
  return entries.slice(start, end === -1 ? undefined : end).filter(entry => entry.kind === 'call');
}

export function callsOfAnswer(store: PanelStore, answerId: string): Call[] {
  const { entries } = store.getState().conversation;
  const after = entries.slice(entries.findIndex(entry => entry.id === answerId) + 1);
  const end = after.findIndex(entry => entry.kind === 'answer' || entry.kind === 'person');
  return after.slice(0, end === -1 ? undefined : end).filter(entry => entry.kind === 'call');
}

/** The row for which the person picks another element in the page, and the progress. */
export interface Picking {
  callId: string;
  index: number;
  state:
    | { status: 'pointing'; at: { kind: string; name: string } | undefined }
    | { status: 'failed'; message: MessageText };
}

/** A page as far as the panel may know it: an address means that it may be read, none that it may not. */
export interface FrontPage {
  tabId: number;
  /** Only its site where Chrome hides the address. */
  url: string | undefined;
  title: string | undefined;
  /** Nobody may read it, whatever the person allows. */
  isBrowserOwn?: boolean;
}

/** The selection in the page in front: its beginning and its whole length. */
export interface Selection {
  excerpt: string;
  length: number;
}

export interface OpenTab extends FrontPage {
  isOfWindow: boolean;
}

/** The possible context of the next message, and the current activity. Temporary, so it is not persisted. */
export interface PageContext {
  front: FrontPage | undefined;
  /** Undefined until it is known. */
  tabs: readonly OpenTab[] | undefined;
  selection: Selection | undefined;
  isSelectionLeftOut: boolean;
  /** The tab of the current or last turn. */
  workingIn: number | undefined;
}
