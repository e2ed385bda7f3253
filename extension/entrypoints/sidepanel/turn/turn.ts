import { toFailure } from '../../../page/page-error.ts';
import { armCard } from '../approval/arm-card.ts';
import { createCardWatch } from '../approval/card-watch.ts';
import { closeOpenCalls } from '../approval/close-calls.ts';
import { approveCall, chooseFiles, rejectCall, returnCallToModel } from '../approval/decide-call.ts';
import { createCardEditor } from '../approval/edit-card.ts';
import type { Gesture, Verdict } from '../approval/gate.ts';
import { pointAtRow, showRow } from '../approval/outline-card.ts';
import { createTargetPicker, type TargetPicker } from '../approval/pick-target.ts';
import { withConsent } from '../backend/backend.ts';
import { type ContextChanges, contextChanges } from '../conversation/change-context.ts';
import { type Entry, emptyConversation, type Quote, withoutTab } from '../conversation/conversation.ts';
import { changeEntries, findCall, setDraft } from '../conversation/panel-store.ts';
import { type ConversationActs, conversationActs } from '../conversation-list/conversation-acts.ts';
import { closeInterrupted } from '../execution/restore-conversation.ts';
import { createEngine, type Engine } from '../ports/engine.ts';
import type { TurnContext } from '../ports/ports.ts';
import { undoCall, undoTurn } from '../undo/undo-calls.ts';
import { advance, resume } from './advance.ts';
import { previewRequest, type RequestPreview } from './build-request.ts';
import { quoteNext } from './quoting.ts';
import { askAgainNow, continueTurn, sendAgain, sendMessage, tryAgain } from './send-message.ts';
import { type Pick, pickBackend } from './session.ts';

/** What the person can do in the panel. Components call these, and nothing else acts. */
export interface Turn extends ContextChanges, TargetPicker {
  /** False when it wasn't sent: nothing to say, or a turn is going on. */
  send(text: string): boolean;
  /** Sends an earlier message once more, in these words, and goes on from there. False when it wasn't sent. */
  sendAgain(entryId: string, text: string): boolean;
  stop(): void;
  /** The card of this call has come in sight, or has changed: its buttons arm from now on. */
  armCard(callId: string): void;
  /** The panel is covered, so that no card is in sight. */
  hideCard(): void;
  /** What the person chose for a row that asks for files; the card has changed with it, and arms again. */
  chooseFiles(callId: string, index: number, files: readonly File[]): void;
  /** What sending this text now would send. Nothing leaves this device. */
  preview(text: string): Promise<RequestPreview>;
  /** The row of the card that waits which the person points at; its target stands out in the page. */
  pointAt(callId: string, index: number | undefined): void;
  /** Scrolls the target of a row into view. False when it is not there any more. */
  showOnPage(callId: string, index: number): Promise<boolean>;
  /** Whether approving this call also allows reading on its site for the rest of the day. */
  allowReading(callId: string, isAllowed: boolean): void;
  approve(callId: string, gesture: Gesture): Verdict;
  /** Sends a card back to the model when nothing that it is about is there any more. */
  returnToModel(callId: string, gesture: Gesture): Verdict;
  /** `reason`: why, in the person's words; the model gets it. */
  reject(callId: string, gesture: Gesture, reason?: string): Verdict;
  /** Takes a row out of the batch, or back in. */
  tickRow(callId: string, index: number, isTicked: boolean): void;
  /** Puts another value into a row; the page is asked what it would do with that. */
  changeValue(callId: string, index: number, key: string, text: string): void;
  /** Takes back what a call did, or everything that came of the same message; what can't be is told by row. */
  undoCall(callId: string, gesture: Gesture): Verdict;
  undoTurn(callId: string, gesture: Gesture): Verdict;
  /** Asks once more for the last answer, which did not come whole. */
  tryAgain(): void;
  /** To be called once, when the panel has opened: goes on with the answer that was coming when it was closed. */
  resume(): void;
  /** Takes up what was open when the panel was closed. */
  continueTurn(): void;
  /** Asks the last question once more, now that its page may be readable. */
  askAgainNow(): void;
  /** To be called in the click itself. Whether the person allowed it. */
  allowSites(origins: string[]): Promise<boolean>;
  setDraft(draft: string): void;
  /** The words of a page that the next message is about; none takes them away. */
  quote(quote: Quote | undefined): void;
  /** Which of the backend's models or agents answers in this conversation from now on. */
  pick(pick: Pick): void;
  newChat(): Promise<void>;
  /** Brings the tab that the conversation is about to the front. */
  showPlace(): Promise<void>;
  /** The list of conversations, and what can be done with those in it. */
  conversations: ConversationActs;
  /** Resolves when nothing goes on any more. */
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
    ...contextChanges(context.store),
    ...createTargetPicker(context, editor),
    send: text => sendMessage(context, engine, text),
    sendAgain: (entryId, text) => sendAgain(context, engine, entryId, text),
    stop: () => engine.stop(),
    armCard: callId => {
      armCard(context, callId);
      editor.resume(callId);
      watch.watch(callId);
    },
    hideCard: () => watch.rest(),
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
    undoCall: (callId, gesture) => undoCall(context, engine, callId, gesture),
    undoTurn: (callId, gesture) => undoTurn(context, engine, callId, gesture),
    tryAgain: () => tryAgain(context, engine),
    resume: () => resume(context, engine),
    continueTurn: () => continueTurn(engine),
    askAgainNow: () => askAgainNow(context, engine),
    allowSites: origins => context.ports.requestSites(origins),
    setDraft: draft => setDraft(context.store, draft),
    quote: quote => quoteNext(context, quote),
    pick: pick => pickBackend(context, pick),
    newChat: () => newChat(context, engine),
    showPlace: () => showPlace(context),
    conversations: conversationActs(context, {
      engine,
      newChat: () => newChat(context, engine),
      resume: () => resume(context, engine),
    }),
    settled: () => engine.settled(),
  };
}

/**
 * The person ticks, or unticks, that reading there needs no question today. What is approved is another then, so it
 * arms again.
 */
function allowReading(context: TurnContext, callId: string, isAllowed: boolean): void {
  const { store } = context;
  const call = findCall(store, callId);
  if (call?.state.status !== 'awaiting' || call.readsOn === undefined) return;
  store.setState({ allowsReading: isAllowed ? callId : undefined });
  armCard(context, callId);
}

/** A defect of ours ended the turn: whatever was under way is closed as such, where the person sees it. */
function markBroken({ store, ports }: TurnContext, thrown: unknown): void {
  const { messages } = ports.settings();
  const message = messages.person.word(toFailure(thrown).message);
  changeEntries(store, entries =>
    entries.map((entry): Entry => closeInterrupted(entry, { kind: 'defect', message }, messages)),
  );
}

/** Brings the tab that the conversation is about to the front; once it is closed, the conversation has none. */
async function showPlace({ ports, store }: TurnContext): Promise<void> {
  const { place } = store.getState().conversation;
  if (place?.tabId === undefined || (await ports.showTab(place.tabId))) return;
  store.setState(({ conversation }) =>
    conversation.place === place ? { conversation: { ...conversation, place: withoutTab(place) } } : {},
  );
}

/**
 * Starts a new session. The old one is stopped and stays on this device; what stands in the composer comes along, as
 * do the model and the agent that were picked. One in which nothing was said is as good as new.
 */
async function newChat(context: TurnContext, engine: Engine): Promise<void> {
  const { store, ports } = context;
  if (store.getState().conversation.entries.length === 0) return;
  engine.halt();
  await engine.settled();
  closeOpenCalls(context);
  const { browserSession } = store.getState().conversation;
  const fresh = emptyConversation(ports.newId(), Date.now(), browserSession);
  // Nothing may come between the end of the old turn and this, or it would go on in the wrong conversation.
  store.setState(({ conversation: { draft, picked }, pageContext: { front: place } }) => ({
    conversation: { ...fresh, draft, picked, place },
  }));
  await ports.claim(fresh.id);
}
