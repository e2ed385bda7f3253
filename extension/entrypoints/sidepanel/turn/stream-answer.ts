import type { ChatEvent, ChatRequestInput } from '@assent/shared';
import { BackendError, type Problem } from '../backend/problem.ts';
import type { PageReference } from '../conversation/call.ts';
import type { AnswerState } from '../conversation/conversation.ts';
import { appendEntry, changeAnswer } from '../conversation/panel-store.ts';
import type { TurnContext } from './ports.ts';
import { type TextBuffer, textBuffer } from './text-buffer.ts';

/** One answer as it comes: where it goes, and what its calls are about. */
export interface Incoming {
  answerId: string;
  request: ChatRequestInput;
  page: PageReference | undefined;
}

/** Posts one request and takes in its answer, event by event. Returns the state in which the answer ended. */
export async function streamAnswer(
  context: TurnContext,
  incoming: Incoming,
  signal: AbortSignal,
): Promise<AnswerState> {
  const { store, ports } = context;
  const buffer = textBuffer(ports.clock, text =>
    changeAnswer(store, incoming.answerId, answer => ({ ...answer, text: answer.text + text })),
  );
  try {
    const events = await ports.backend.chat(incoming.request, signal);
    signal.throwIfAborted();
    changeAnswer(store, incoming.answerId, answer => ({
      ...answer,
      accepted: true,
      state: { status: 'streaming' },
    }));
    return await takeIn(context, incoming, events, buffer, signal);
  } catch (thrown) {
    if (signal.aborted) return { status: 'stopped' };
    return { status: 'failed', problem: problemOf(thrown) };
  } finally {
    buffer.flush();
  }
}

async function takeIn(
  context: TurnContext,
  incoming: Incoming,
  events: AsyncIterable<ChatEvent>,
  buffer: TextBuffer,
  signal: AbortSignal,
): Promise<AnswerState> {
  let failure: Problem = { kind: 'cut' };
  for await (const event of events) {
    // What was already on its way when the person stopped is not shown, and its calls are not taken up.
    signal.throwIfAborted();
    switch (event.kind) {
      case 'content':
        buffer.add(event.content);
        break;
      case 'tool_call':
        buffer.flush();
        propose(context, incoming.page, event);
        break;
      case 'usage':
        changeAnswer(context.store, incoming.answerId, answer => ({ ...answer, usage: event.usage }));
        break;
      case 'error':
        failure = { kind: 'failed', ...event.error };
        break;
      case 'unreadable':
        return { status: 'failed', problem: { kind: 'unreadable', excerpt: event.data.slice(0, 200) } };
      case 'complete':
        return failure.kind === 'cut' ? { status: 'complete' } : { status: 'failed', problem: failure };
    }
  }
  return { status: 'failed', problem: failure };
}

function propose(
  { store, ports }: TurnContext,
  page: PageReference | undefined,
  event: Extract<ChatEvent, { kind: 'tool_call' }>,
): void {
  appendEntry(store, {
    kind: 'call',
    id: ports.newId(),
    toolName: event.toolName,
    toolId: event.toolId,
    argumentsText: event.arguments,
    backendUrl: ports.settings().backendUrl,
    page,
    state: { status: 'proposed' },
  });
}

function problemOf(thrown: unknown): Problem {
  if (thrown instanceof BackendError) return thrown.problem;
  return { kind: 'defect', message: thrown instanceof Error ? thrown.message : String(thrown) };
}
