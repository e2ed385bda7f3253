import type { ChatRequestInput } from '@assent/shared';
import { stopCalls } from '../approval/close-calls.ts';
import { type Call, isSettled } from '../conversation/call.ts';
import type { About, AnswerEntry, AnswerState, Notice } from '../conversation/conversation.ts';
import {
  appendEntry,
  callsOfAnswer,
  changeAnswer,
  changeCall,
  findAnswer,
  noticeBefore,
} from '../conversation/panel-store.ts';
import { type PageState, readPage } from '../page-context/read-page.ts';
import type { TurnContext } from '../ports/ports.ts';
import { whenStopped } from '../ports/when-stopped.ts';
import { noteReported } from '../undo/completed-actions.ts';
import { buildRequest } from './build-request.ts';
import type { Question } from './question.ts';
import { isBrokenStream, resumeStream, turnName } from './resume-stream.ts';
import { toolsetOf } from './session.ts';
import { streamAnswer } from './stream-answer.ts';

/**
 * One request and its answer: reads the page again, posts, streams. Returns whether the turn may continue: not after a
 * failure or a stop, except that complete calls of a broken stream are handled.
 */
export async function askBackend(
  context: TurnContext,
  question: Question,
  signal: AbortSignal,
): Promise<boolean> {
  const { store, ports } = context;
  const answer = newAnswer(ports.newId(), question.about);
  appendEntry(store, answer);
  const reading = readPage(context, question.tab, { kind: 'question', signal });
  const page = await Promise.race([reading, whenStopped(signal)]);
  if (!page) return endAnswer(context, answer.id, { status: 'stopped' });
  notePage(context, answer.id, page);
  beginWaiting(context, answer.id, page);
  const request = buildRequest(context, question, page, answer.id);
  const ended = await post(context, answer, request, signal);
  if (findAnswer(store, answer.id)?.accepted) noteReported(context, question.reportedCalls ?? []);
  return endAnswer(context, answer.id, ended);
}

/** Ends an answer. Returns whether the turn may continue. */
export async function endAnswer(
  context: TurnContext,
  answerId: string,
  ended: AnswerState,
): Promise<boolean> {
  const { store, ports } = context;
  const calls = callsOfAnswer(store, answerId);
  const isSilent = findAnswer(store, answerId)?.text.trim() === '' && calls.length === 0;
  const state = ended.status === 'complete' && isSilent ? EMPTY : ended;
  changeAnswer(store, answerId, entry => ({ ...entry, state }));
  if (state.status === 'stopped') stopCalls(context);
  // Not awaited: a backend that does not answer must not delay Stop.
  if (isCutShort(state)) ports.backend.stop(turnName(context, answerId)).catch(() => undefined);
  return state.status === 'complete' || (state.status === 'failed' && calls.length > 0);
}

/** Whether the backend may still have more to send. */
function isCutShort(state: AnswerState): boolean {
  return state.status === 'stopped' || (state.status === 'failed' && state.problem.kind === 'too-large');
}

/** Neither text nor a call. */
const EMPTY: AnswerState = { status: 'failed', problem: { kind: 'empty' } };

/** From here on a call's reply counts as sent: only the person can have it sent again. */
async function post(
  context: TurnContext,
  { id, about }: AnswerEntry,
  request: ChatRequestInput,
  signal: AbortSignal,
): Promise<AnswerState> {
  if (signal.aborted) return { status: 'stopped' };
  if (about.kind === 'reply') changeCall(context.store, about.callId, sent);
  const ask = () => context.ports.backend.chat(request, signal);
  const ended = (await streamAnswer(context, id, ask, signal)) ?? EMPTY;
  return isBrokenStream(ended) ? resumeStream(context, id, ended, signal) : ended;
}

function sent(call: Call): Call {
  return isSettled(call.state) ? { ...call, state: { ...call.state, delivery: 'sent' } } : call;
}

function newAnswer(id: string, about: About): AnswerEntry {
  return { kind: 'answer', id, text: '', about, accepted: false, state: { status: 'reading' } };
}

/** An excluded or unreadable page is not the page of the conversation. */
function beginWaiting(context: TurnContext, answerId: string, page: PageState): void {
  const { store, ports } = context;
  const place = refer(page);
  const tabId = page.status === 'unreadable' ? page.tab?.tabId : undefined;
  const { backendUrl } = ports.settings();
  const stream = { backendUrl, page: place, tabId, toolset: toolsetOf(context) };
  const waiting = { stream, state: { status: 'waiting' } } as const;
  store.setState(({ conversation }) => ({
    conversation: {
      ...conversation,
      ...(place && { place }),
      entries: conversation.entries.map(entry =>
        entry.kind === 'answer' && entry.id === answerId ? { ...entry, ...waiting } : entry,
      ),
    },
  }));
}

function refer(page: PageState): Call['page'] {
  if (page.status !== 'read') return undefined;
  const { documentId, url, title } = page.reading;
  return { tabId: page.tabId, documentId, url, title };
}

/** Notes in the thread which part of the page is missing from a question, and why. */
function notePage({ store, ports }: TurnContext, answerId: string, page: PageState): void {
  for (const notice of noticesOf(page)) noticeBefore(store, answerId, ports.newId(), notice);
}

function noticesOf(page: PageState): Notice[] {
  if (page.status === 'unreadable') return [unreadable(page)];
  if (page.status !== 'read') return [];
  const { closedFrames, withheldFrames = [] } = page.reading;
  return [
    ...(closedFrames.length > 0 ? [{ kind: 'frames-closed' as const, origins: closedFrames }] : []),
    ...(withheldFrames.length > 0 ? [{ kind: 'frames-withheld' as const, origins: withheldFrames }] : []),
  ];
}

function unreadable({
  failure,
  origin,
  isDestination,
}: Extract<PageState, { status: 'unreadable' }>): Notice {
  const { type, message, site } = failure;
  if (site?.rule === 'never-read') return { kind: 'never-read', origin: site.origin };
  return { kind: 'page-unreadable', type, message, origin, ...(isDestination ? { isDestination } : {}) };
}
