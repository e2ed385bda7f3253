import type { ChatRequestInput } from '@assent/shared';
import type { News, TabReading } from '../../../messaging/tab-messages.ts';
import { type Call, isSettled } from '../conversation/call.ts';
import type { About, AnswerEntry, AnswerState } from '../conversation/conversation.ts';
import { appendEntry, calls, changeAnswer, changeCall, noticeBefore } from '../conversation/panel-store.ts';
import { pickedBackend } from './pick-backend.ts';
import type { TurnContext } from './ports.ts';
import { type PageState, readPage, type WhichTab } from './read-page.ts';
import { stopCalls } from './stop-calls.ts';
import { type Incoming, streamAnswer } from './stream-answer.ts';
import { noteTold } from './undone-news.ts';

/** What is posted: its text and role, which call it answers, and the tab whose page goes along. */
export interface Question {
  about: About;
  message: string;
  /** The message when something came or went on the page meanwhile. */
  withNews?: (news: News) => string;
  role: 'user' | 'function';
  toolId?: string | undefined;
  tab: WhichTab;
  /** The id of what the person wrote, and of the message whose place it takes at the backend. */
  messageId?: string;
  rewindTo?: string | undefined;
  /** The calls of which it tells what was undone. */
  tells?: readonly string[] | undefined;
}

/**
 * One request and its answer: reads the page afresh, posts, streams. Returns whether the turn may go on: not after a
 * failure or a stop, except that calls which came whole before the stream broke are still taken up.
 */
export async function askBackend(
  context: TurnContext,
  question: Question,
  signal: AbortSignal,
): Promise<boolean> {
  const { store, ports } = context;
  const before = calls(store).length;
  const answer = newAnswer(ports.newId(), question.about);
  appendEntry(store, answer);
  const page = await readPage(context, question.tab);
  notePage(context, answer.id, page);
  changeAnswer(store, answer.id, entry => ({ ...entry, state: { status: 'waiting' } }));
  const incoming = { answerId: answer.id, request: buildRequest(context, question, page), page: refer(page) };
  const ended = await post(context, question.about, incoming, signal);
  if (isAccepted(context, answer.id)) noteTold(context, question.tells ?? []);
  const state = isEmpty(context, answer.id, ended, before) ? EMPTY : ended;
  changeAnswer(store, answer.id, entry => ({ ...entry, state }));
  if (state.status === 'stopped') stopCalls(context);
  return state.status === 'complete' || (state.status === 'failed' && calls(store).length > before);
}

const EMPTY: AnswerState = { status: 'failed', problem: { kind: 'empty' } };

/** Whether the person would be left with nothing: no text and no call. */
function isEmpty({ store }: TurnContext, answerId: string, ended: AnswerState, callsBefore: number): boolean {
  const entry = store.getState().conversation.entries.find(({ id }) => id === answerId);
  const isSilent = entry?.kind === 'answer' && entry.text.trim() === '';
  return ended.status === 'complete' && isSilent && calls(store).length === callsBefore;
}

function isAccepted({ store }: TurnContext, answerId: string): boolean {
  const entry = store.getState().conversation.entries.find(({ id }) => id === answerId);
  return entry?.kind === 'answer' && entry.accepted;
}

/** A call's reply counts as sent from here on: after this only the person can have it sent again. */
async function post(
  context: TurnContext,
  about: About,
  incoming: Incoming,
  signal: AbortSignal,
): Promise<AnswerState> {
  if (signal.aborted) return { status: 'stopped' };
  if (about.kind === 'reply') changeCall(context.store, about.callId, sent);
  return streamAnswer(context, incoming, signal);
}

function sent(call: Call): Call {
  return isSettled(call.state) ? { ...call, state: { ...call.state, delivery: 'sent' } } : call;
}

function newAnswer(id: string, about: About): AnswerEntry {
  return { kind: 'answer', id, text: '', about, accepted: false, state: { status: 'reading' } };
}

function notePage({ store, ports }: TurnContext, answerId: string, page: PageState): void {
  if (page.status === 'unreadable') {
    const { type, message } = page.failure;
    noticeBefore(store, answerId, ports.newId(), {
      kind: 'page-unreadable',
      type,
      message,
      origin: page.origin,
    });
  } else if (page.status === 'read' && page.reading.closedFrames.length > 0) {
    const origins = page.reading.closedFrames;
    noticeBefore(store, answerId, ports.newId(), { kind: 'frames-closed', origins });
  }
}

function refer(page: PageState): Call['page'] {
  if (page.status !== 'read') return undefined;
  const { documentId, url, title } = page.reading;
  return { tabId: page.tabId, documentId, url, title };
}

/** Without a page there is nothing that browser tools could act on, so they aren't offered either. */
function buildRequest(context: TurnContext, question: Question, page: PageState): ChatRequestInput {
  const { store, ports } = context;
  const { model, agent } = pickedBackend(context);
  return {
    message: messageOf(question, page),
    role: question.role,
    ...(model !== '' && { model }),
    agent_id: agent,
    session_id: store.getState().conversation.id,
    user_id: ports.settings().userId,
    ...(question.toolId !== undefined && { tool_id: question.toolId }),
    ...(question.messageId !== undefined && { message_id: question.messageId }),
    ...(question.rewindTo !== undefined && { rewind_to: question.rewindTo }),
    ...(page.status === 'read' && {
      current_page_info: pageInfo(page.reading, store.getState().pageContext.isSelectionLeftOut),
      browser_tools: ports.tools.advertised(),
    }),
  };
}

function messageOf({ message, withNews }: Question, page: PageState): string {
  const news = page.status === 'read' ? page.reading.news : undefined;
  return news && withNews ? withNews(news) : message;
}

function pageInfo(
  { url, title, elements, selectedText }: TabReading,
  isSelectionLeftOut: boolean,
): ChatRequestInput['current_page_info'] {
  return { url, title, elements, ...(selectedText && !isSelectionLeftOut && { selectedText }) };
}
