import type { SessionDetail, SessionExport, SessionList, StoredMessage } from '@assent/shared';
import { openCall, type ToolCall, type Turn } from '../history/turn.ts';
import type { SessionPage, SessionSummary, StoredSession, StoredTurn } from '../store/session-store.ts';

export function describePage({ sessions, next }: SessionPage): SessionList {
  return { sessions: sessions.map(describeSummary), ...(next !== undefined && { next_cursor: next }) };
}

/** Without reasoning; pages are not stored. */
export function describeSession(session: StoredSession): SessionDetail {
  const call = openCall(session.conversation);
  const newest = session.turns.at(-1);
  return {
    ...describeSummary(session),
    messages: session.conversation.map(describeMessage),
    ...(call && { open_call: describeCall(call) }),
    ...(newest && { newest_turn: { ...describeTurn(newest), running: newest.endedAt === undefined } }),
  };
}

export function exportSession(session: StoredSession): SessionExport {
  const turns = session.turns.map(turn => ({
    ...describeTurn(turn),
    started_at: toIso(turn.startedAt),
    ...(turn.endedAt !== undefined && { ended_at: toIso(turn.endedAt) }),
    ...(turn.usage && { usage: turn.usage }),
  }));
  const head = { format: 'assent-session', version: 1, exported_at: toIso(Date.now()) } as const;
  return { ...head, ...describeSession(session), turns };
}

function describeSummary(session: SessionSummary): SessionList['sessions'][number] {
  return {
    session_id: session.id,
    title: session.title,
    created_at: toIso(session.createdAt),
    updated_at: toIso(session.usedAt),
    message_count: session.messageCount,
    running: session.isRunning,
  };
}

function describeMessage(turn: Turn): StoredMessage {
  switch (turn.role) {
    case 'user':
      return { role: 'user', text: turn.text, ...(turn.id !== undefined && { message_id: turn.id }) };
    case 'assistant':
      return { role: 'assistant', text: turn.text, ...(turn.call && { tool_call: describeCall(turn.call) }) };
    case 'result': {
      const { call, content, failed } = turn;
      return { role: 'result', tool_id: call.id, tool_name: call.name, content, failed };
    }
  }
}

function describeCall(call: ToolCall): NonNullable<SessionDetail['open_call']> {
  return { tool_id: call.id, tool_name: call.name, arguments: call.arguments, place: call.place };
}

function describeTurn({ turnId, lastEvent }: StoredTurn): { turn_id?: string; last_event_id: number } {
  return { last_event_id: lastEvent, ...(turnId !== undefined && { turn_id: turnId }) };
}

function toIso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
