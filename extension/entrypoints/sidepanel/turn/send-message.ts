import { closeOpenCalls } from '../approval/close-calls.ts';
import { isSessionUnknown } from '../backend/problem.ts';
import { isOpen, isSettled } from '../conversation/call.ts';
import type { AnswerEntry, PersonEntry } from '../conversation/conversation.ts';
import {
  appendEntry,
  calls,
  changeConversation,
  changeEntries,
  findCall,
} from '../conversation/panel-store.ts';
import type { Engine } from '../ports/engine.ts';
import type { TurnContext } from '../ports/ports.ts';
import { completedActions, forgottenActions, pageChangesOf } from '../undo/completed-actions.ts';
import { advance } from './advance.ts';
import { askBackend } from './ask-backend.ts';
import { keepAttachments, takeAttachments } from './attaching.ts';
import { type Question, questionOf, questionOfMessage } from './question.ts';
import { takeQuote } from './quoting.ts';

/** Sends a message. It closes calls that are still open, here and at the backend. */
export function sendMessage(context: TurnContext, engine: Engine, text: string): boolean {
  const { ports } = context;
  if (engine.busy() || text.trim() === '') return false;
  const closed = closeOpenCalls(context);
  const id = ports.newId();
  const entry = {
    kind: 'person' as const,
    id,
    text,
    quote: takeQuote(context),
    attachments: takeAttachments(context, id),
    note: pageChangesOf(context, closed),
    ...restartSession(context),
  };
  ask(context, engine, entry);
  return true;
}

/**
 * Sends a message again, unchanged or edited, and continues from there. The old one and its answers stay in the conversation;
 * the backend forgets them. No action is repeated or undone: the model gets a list of the completed ones.
 */
export function sendAgain(context: TurnContext, engine: Engine, entryId: string, text: string): boolean {
  const { store, ports } = context;
  const { entries } = store.getState().conversation;
  const written = entries.find(({ id }) => id === entryId);
  if (engine.busy() || written?.kind !== 'person' || text.trim() === '') return false;
  closeOpenCalls(context);
  const note = completedActions(context, entryId);
  const id = ports.newId();
  const attachments = keepAttachments(context, written, id);
  const { quote, restartsSession } = written;
  const restarted = restartSession(context);
  const replaced = { quote, attachments, restartsSession, replaces: entryId };
  const entry = { kind: 'person', id, text, note, ...replaced, ...restarted } as const;
  ask(context, engine, entry);
  return true;
}

/** Retries. A reply that the backend has accepted is not sent again; then a plain message asks the model to continue. */
export function tryAgain(context: TurnContext, engine: Engine): void {
  const { store, ports } = context;
  const last = store.getState().conversation.entries.at(-1);
  if (engine.busy() || last?.kind !== 'answer') return;
  if (last.state.status !== 'failed' && last.state.status !== 'stopped') return;
  const question = questionOfAnswer(context, last);
  if (hasLostSession(context)) continueInNewSession(context, engine, last);
  else if (!question) sendMessage(context, engine, ports.settings().messages.person.panel.goOnMessage);
  else {
    if (last.text === '') changeEntries(store, entries => entries.filter(entry => entry.id !== last.id));
    converse(context, engine, question);
  }
}

/** Repeats the person's last message in a new session, because the old one is lost. */
function continueInNewSession(context: TurnContext, engine: Engine, refused: AnswerEntry): void {
  const { store, ports } = context;
  const asked = store.getState().conversation.entries.findLast(entry => entry.kind === 'person');
  if (asked?.kind !== 'person') return;
  closeOpenCalls(context);
  const { text, quote } = asked;
  const id = ports.newId();
  const attachments = keepAttachments(context, asked, id);
  const entry = { kind: 'person' as const, id, text, quote, attachments, ...restartSession(context) };
  takeBackUnreported(context, asked, refused);
  ask(context, engine, entry);
}

function questionOfAnswer(context: TurnContext, { about, accepted }: AnswerEntry): Question | undefined {
  const { store } = context;
  if (about.kind === 'message') {
    const written = store.getState().conversation.entries.find(entry => entry.id === about.entryId);
    return written?.kind === 'person'
      ? questionOfMessage(context, written, accepted ? 'taken' : 'not-taken')
      : undefined;
  }
  const call = findCall(store, about.callId);
  return call && isSettled(call.state) && !accepted ? questionOf(context, call, call.state) : undefined;
}

/** Repeats the last question, once its page may be readable. */
export function askAgainNow(context: TurnContext, engine: Engine): void {
  const { entries } = context.store.getState().conversation;
  const written = entries.findLast(entry => entry.kind === 'person');
  if (engine.busy() || written?.kind !== 'person' || calls(context.store).some(isOpen)) return;
  const since = entries.slice(entries.indexOf(written));
  const wasTaken = since.some(entry => entry.kind === 'answer' && entry.accepted);
  // The actions since stay in the backend's history.
  const hasCalls = since.some(({ kind }) => kind === 'call');
  const before = hasCalls ? 'not-asked' : wasTaken ? 'taken' : 'not-taken';
  converse(context, engine, questionOfMessage(context, written, before));
}

/** Continues with the calls that were open when the panel was closed or the turn was stopped. */
export function continueTurn(engine: Engine): void {
  if (!engine.busy()) engine.runTurn();
}

/** Adds a message to the conversation, and sends it. */
export function ask(context: TurnContext, engine: Engine, entry: PersonEntry): void {
  appendEntry(context.store, entry);
  converse(context, engine, questionOfMessage(context, entry, 'not-asked'));
}

function converse(context: TurnContext, engine: Engine, question: Question): void {
  engine.run(async signal => {
    if (await askBackend(context, question, signal)) await advance(context, signal);
  });
}

/** Whether the backend's last answer was that it does not know this session. */
function hasLostSession({ store }: TurnContext): boolean {
  const { entries } = store.getState().conversation;
  const last = entries.findLast(entry => entry.kind === 'answer');
  return last?.kind === 'answer' && last.state.status === 'failed' && isSessionUnknown(last.state.problem);
}

/** If the backend has lost the session, the next message begins a new one, in which the model learns which actions stand. */
function restartSession(context: TurnContext): Pick<PersonEntry, 'restartsSession' | 'note'> | undefined {
  if (!hasLostSession(context)) return undefined;
  const { store, ports } = context;
  changeConversation(store, { sessionId: ports.newId() });
  return { restartsSession: true, note: forgottenActions(context) };
}

/** Removes the message of a refused answer if nothing else followed: it will be sent again. */
function takeBackUnreported({ store }: TurnContext, asked: PersonEntry, refused: AnswerEntry): void {
  changeEntries(store, entries => {
    const at = entries.indexOf(asked);
    const isUnheard = entries.slice(at + 1).every(entry => entry === refused || entry.kind === 'notice');
    return isUnheard ? entries.slice(0, at) : [...entries];
  });
}
