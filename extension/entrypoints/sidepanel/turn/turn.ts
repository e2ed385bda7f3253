import type { Routine } from '@assent/shared';
import { toFailure } from '../../../page/page-error.ts';
import { armCard } from '../approval/arm-card.ts';
import { createCardWatch } from '../approval/card-watch.ts';
import { closeOpenCalls } from '../approval/close-calls.ts';
import { approveCall, chooseFiles, rejectCall, returnCallToModel } from '../approval/decide-call.ts';
import { createCardEditor } from '../approval/edit-card.ts';
import type { Gesture, Verdict } from '../approval/gate.ts';
import { clearOutline, pointAtRow, showFirstRow, showRow } from '../approval/outline-card.ts';
import { createTargetPicker, type TargetPicker } from '../approval/pick-target.ts';
import { withConsent } from '../backend/backend.ts';
import { changePageContext } from '../conversation/change-context.ts';
import { type Entry, emptyConversation, type Quote, withoutTab } from '../conversation/conversation.ts';
import { changeConversation, changeEntries, findCall } from '../conversation/panel-store.ts';
import { noteSeen } from '../conversation/seen-rows.ts';
import { shareTab, unshareTab } from '../conversation/shared-tabs.ts';
import { type ConversationActs, conversationActs } from '../conversation-list/conversation-acts.ts';
import { closeInterrupted } from '../execution/restore-conversation.ts';
import { createEngine, type Engine } from '../ports/engine.ts';
import type { TurnContext } from '../ports/ports.ts';
import { undoCall, undoTurn } from '../undo/undo-calls.ts';
import { advance, resume } from './advance.ts';
import { attachAddress, attachFiles, attachPastedText, detach } from './attaching.ts';
import { previewRequest, type RequestPreview } from './build-request.ts';
import { beginProgram, betweenCalls, type Program, stopProgram } from './program.ts';
import { quoteNext } from './quoting.ts';
import { askAgainNow, continueTurn, sendAgain, sendMessage, tryAgain } from './send-message.ts';
import { type Pick, pickBackend } from './session.ts';
import { startReplay } from './start-replay.ts';

/** The person's actions in the panel. Components act only through these. */
export interface Turn extends TargetPicker {
  /** False when there was nothing to send or a turn is running. */
  send(text: string): boolean;
  /** Sends an earlier message again with this text, and continues from there. False when it was not sent. */
  sendAgain(entryId: string, text: string): boolean;
  stop(): void;
  /** The card of this call became visible or has changed: its buttons arm now. */
  armCard(callId: string): void;
  /** These rows of the waiting card are in view. */
  seeRows(callId: string, indexes: readonly number[]): void;
  /** The panel is covered, so no card is visible. */
  hideCard(): void;
  /** The person does the step by hand: the card is disarmed until it is shown again. */
  setCardAside(callId: string): void;
  /** The files for a row that needs them; the card changes and arms again. */
  chooseFiles(callId: string, index: number, files: readonly File[]): void;
  /** The request that sending this text now would cause. Nothing leaves this device. */
  preview(text: string): Promise<RequestPreview>;
  /** The row of the waiting card that the person points at; the page emphasizes its target. */
  pointAt(callId: string, index: number | undefined): void;
  /** Scrolls the target of a row into view. False when it no longer exists. */
  showOnPage(callId: string, index: number): Promise<boolean>;
  /** Whether approving this call also allows reading on its site for the rest of the day. */
  allowReading(callId: string, isAllowed: boolean): void;
  approve(callId: string, gesture: Gesture): Verdict;
  /** Returns a card to the model when nothing on it can run any more. */
  returnToModel(callId: string, gesture: Gesture): Verdict;
  /** `reason`: the person's own words, for the model. */
  reject(callId: string, gesture: Gesture, reason?: string): Verdict;
  tickRow(callId: string, index: number, isTicked: boolean): void;
  /** Changes a value of a row; the page previews it. */
  changeValue(callId: string, index: number, key: string, text: string): void;
  /** Undoes a call, or everything after the same message; what can't be undone is reported by row. */
  undoCall(callId: string, gesture: Gesture): Verdict;
  undoTurn(callId: string, gesture: Gesture): Verdict;
  /** Repeats the last question, whose answer was incomplete. */
  tryAgain(): void;
  /** Call it once, when the panel has opened: resumes a streaming answer. */
  resume(): void;
  /** Continues with the calls that were open when the panel was closed. */
  continueTurn(): void;
  /** Repeats the last question, now that its page may be readable. */
  askAgainNow(): void;
  /** Call it in the click. Returns whether the person allowed it. */
  allowSites(origins: string[]): Promise<boolean>;
  setDraft(draft: string): void;
  /** Whether messages and a running turn include the page, from the next request on. */
  includePage(isIncluded: boolean): void;
  /** Until the selection changes. */
  leaveSelectionOut(): void;
  /** Whether the model may know this tab and propose actions in it, from now on. */
  shareTab(tabId: number): void;
  unshareTab(tabId: number): void;
  /** The quotation of the next message; undefined removes it. */
  quote(quote: Quote | undefined): void;
  /** Resolves when all are read or refused. */
  attach(files: readonly File[]): Promise<void>;
  /** Attaches a text from the clipboard. False where there is no room for it. */
  attachPasted(text: string): boolean;
  /** Attaches what is at this address, to which the panel has access. Call it after {@link allowSites}. */
  attachAddress(url: string): Promise<void>;
  detach(attachmentId: string): void;
  /** Picks the model or agent of this conversation from now on. */
  pick(pick: Pick): void;
  newChat(): Promise<void>;
  /** Begins a conversation in which the calls of this program are shown. */
  beginProgram(program: Program): Promise<void>;
  /** Ends what this program has asked for, if the conversation is its own. */
  stopProgram(id: string): void;
  /** Replays a routine in a new conversation, with these values of its parameters. */
  replay(routine: Routine, values: ReadonlyMap<string, string>): Promise<void>;
  /** Brings the tab of the conversation to the front. */
  showPlace(): Promise<void>;
  conversations: ConversationActs;
  /** Resolves when nothing is running any more. */
  settled(): Promise<void>;
}

export function createTurn({ ports, store }: TurnContext): Turn {
  const { backend, hasConsent } = ports;
  const context = { store, ports: { ...ports, backend: withConsent(backend, hasConsent) } };
  const engine = createEngine(
    context.store,
    signal => advance(context, signal),
    thrown => markBroken(context, thrown),
  );
  const editor = createCardEditor(context);
  const watch = createCardWatch(context, engine);
  return {
    ...createTargetPicker(context, editor),
    send: text => sendMessage(context, engine, text),
    sendAgain: (entryId, text) => sendAgain(context, engine, entryId, text),
    stop: () => engine.stop(),
    armCard: callId => {
      const isNew = store.getState().arming?.callId !== callId;
      armCard(context, callId);
      if (isNew) showFirstRow(context, callId);
      editor.resume(callId);
      watch.watch(callId);
    },
    seeRows: (callId, indexes) => noteSeen(store, callId, indexes),
    hideCard: () => watch.rest(),
    setCardAside: callId => {
      watch.rest();
      const call = findCall(store, callId);
      if (call) clearOutline(context, call);
    },
    chooseFiles: (callId, index, files) => chooseFiles(context, callId, index, files),
    preview: text => previewRequest(context, text),
    pointAt: (callId, index) => pointAtRow(context, callId, index),
    showOnPage: (callId, index) => showRow(context, callId, index),
    allowReading: (callId, isAllowed) => allowReading(context, callId, isAllowed),
    approve: (callId, gesture) => approveCall(context, engine, callId, gesture),
    returnToModel: (callId, gesture) => returnCallToModel(context, engine, callId, gesture),
    reject: (callId, gesture, reason) => rejectCall(context, engine, callId, gesture, reason),
    tickRow: editor.tickRow,
    changeValue: editor.changeValue,
    undoCall: (callId, gesture) =>
      betweenCalls(context, engine, gesture, () => undoCall(context, engine, callId, gesture)),
    undoTurn: (callId, gesture) =>
      betweenCalls(context, engine, gesture, () => undoTurn(context, engine, callId, gesture)),
    tryAgain: () => tryAgain(context, engine),
    resume: () => resume(context, engine),
    continueTurn: () => continueTurn(engine),
    askAgainNow: () => askAgainNow(context, engine),
    allowSites: origins => context.ports.requestSites(origins),
    includePage: isIncluded => changeConversation(store, { isPageOff: !isIncluded }),
    leaveSelectionOut: () => changePageContext(store, { isSelectionLeftOut: true }),
    shareTab: tabId => shareTab(store, tabId),
    unshareTab: tabId => unshareTab(store, tabId),
    setDraft: draft => changeConversation(store, { draft }),
    quote: quote => quoteNext(context, quote),
    attach: files => attachFiles(context, files),
    attachPasted: text => attachPastedText(context, text),
    attachAddress: url => attachAddress(context, url),
    detach: id => detach(context, id),
    pick: pick => pickBackend(context, pick),
    newChat: () => newChat(context, engine),
    beginProgram: program => beginProgram(context, engine, program, () => newChat(context, engine)),
    stopProgram: id => stopProgram(context, engine, id),
    replay: (routine, values) =>
      startReplay(context, { engine, newChat: () => newChat(context, engine) }, routine, values),
    showPlace: () => showPlace(context),
    conversations: conversationActs(context, {
      engine,
      newChat: () => newChat(context, engine),
      resume: () => resume(context, engine),
    }),
    settled: () => engine.settled(),
  };
}

/** Ticking "no questions today" changes what an approval means, so the card arms again. */
function allowReading(context: TurnContext, callId: string, isAllowed: boolean): void {
  const { store } = context;
  const call = findCall(store, callId);
  if (call?.state.status !== 'awaiting' || call.readsOn === undefined) return;
  store.setState({ allowsReading: isAllowed ? callId : undefined });
  armCard(context, callId);
}

/** A defect ended the turn: everything open is closed visibly. */
function markBroken({ store, ports }: TurnContext, thrown: unknown): void {
  const { messages } = ports.settings();
  const message = messages.person.word(toFailure(thrown).message);
  changeEntries(store, entries =>
    entries.map((entry): Entry => closeInterrupted(entry, { kind: 'defect', message }, messages)),
  );
}

/** Brings the tab of the conversation to the front; a closed tab is removed from the conversation. */
async function showPlace({ ports, store }: TurnContext): Promise<void> {
  const { place } = store.getState().conversation;
  if (place?.tabId === undefined || (await ports.showTab(place.tabId))) return;
  store.setState(({ conversation }) =>
    conversation.place === place ? { conversation: { ...conversation, place: withoutTab(place) } } : {},
  );
}

/**
 * Starts a new session. The old one is stopped and stays on this device; the draft and the picked model and agent move along.
 * A conversation without messages counts as new.
 */
async function newChat(context: TurnContext, engine: Engine): Promise<void> {
  const { store, ports } = context;
  if (store.getState().conversation.entries.length === 0) return;
  engine.halt();
  await engine.settled();
  closeOpenCalls(context);
  const { browserSession } = store.getState().conversation;
  const fresh = emptyConversation(ports.newId(), Date.now(), browserSession);
  // Nothing may run between the end of the old turn and this: it would continue in the wrong conversation.
  store.setState(({ conversation: { draft, picked }, pageContext: { front: place } }) => ({
    conversation: { ...fresh, draft, picked, place },
  }));
  await ports.claim(fresh.id);
}
