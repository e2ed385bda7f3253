import type { ChatEvent } from '@assent/shared';
import type { ReceivedEvent } from '../backend/backend.ts';
import { BackendError, type Problem } from '../backend/problem.ts';
import type { Call } from '../conversation/call.ts';
import type { AnswerEntry, AnswerState } from '../conversation/conversation.ts';
import { changeAnswer, changeEntries, findAnswer } from '../conversation/panel-store.ts';
import type { Clock, TurnContext } from '../ports/ports.ts';

export type Attempt = () => Promise<AsyncIterable<ReceivedEvent> | undefined>;

/**
 * Takes in an answer, event by event, from wherever `attempt` gets it. Returns the state in which it ended; undefined when
 * there was nothing to be had.
 */
export async function streamAnswer(
  context: TurnContext,
  answerId: string,
  attempt: Attempt,
  signal: AbortSignal,
): Promise<AnswerState | undefined> {
  const { store, ports } = context;
  const buffer = textBuffer(ports.clock, (text, id) =>
    changeAnswer(store, answerId, answer => ({ ...reached(answer, id), text: answer.text + text })),
  );
  try {
    const events = await attempt();
    // Also of one that was stopped meanwhile: what the backend has taken is not sent a second time.
    if (events) changeAnswer(store, answerId, answer => taken(answer, signal));
    signal.throwIfAborted();
    if (!events) return undefined;
    return await takeIn(context, answerId, events, buffer, signal);
  } catch (thrown) {
    if (signal.aborted) return { status: 'stopped' };
    return { status: 'failed', problem: problemOf(thrown) };
  } finally {
    buffer.flush();
  }
}

function taken(answer: AnswerEntry, { aborted }: AbortSignal): AnswerEntry {
  return { ...answer, accepted: true, ...(!aborted && { state: { status: 'streaming' } }) };
}

async function takeIn(
  context: TurnContext,
  answerId: string,
  events: AsyncIterable<ReceivedEvent>,
  buffer: TextBuffer,
  signal: AbortSignal,
): Promise<AnswerState> {
  let failure: Problem = { kind: 'cut' };
  for await (const event of events) {
    // What was already on its way when the person stopped is not shown, and its calls are not handled.
    signal.throwIfAborted();
    // News of a failure are kept nowhere but here: when resumed, the turn must tell them again.
    const id = failure.kind === 'cut' ? event.id : undefined;
    switch (event.kind) {
      case 'content':
        buffer.add(event.content, id);
        break;
      case 'tool_call':
        buffer.flush();
        propose(context, answerId, event, id);
        break;
      case 'usage':
        buffer.flush();
        changeAnswer(context.store, answerId, it => ({ ...reached(it, id), usage: event.usage }));
        break;
      case 'error':
        failure = { kind: 'failed', ...event.error };
        break;
      case 'nameless call':
        return { status: 'failed', problem: { kind: 'nameless-call', excerpt: event.data.slice(0, 200) } };
      case 'unreadable':
        return { status: 'failed', problem: { kind: 'unreadable', excerpt: event.data.slice(0, 200) } };
      case 'complete':
        return failure.kind === 'cut' ? { status: 'complete' } : { status: 'failed', problem: failure };
    }
  }
  return { status: 'failed', problem: failure };
}

/** Everything up to the event of this id is in the conversation. */
function reached(answer: AnswerEntry, id: string | undefined): AnswerEntry {
  return answer.stream && id !== undefined ? { ...answer, stream: { ...answer.stream, after: id } } : answer;
}

/** In one change with the id of its event: a call that was kept without it would be proposed a second time. */
function propose(
  { store, ports }: TurnContext,
  answerId: string,
  event: Extract<ChatEvent, { kind: 'tool_call' }>,
  id: string | undefined,
): void {
  const { stream } = findAnswer(store, answerId) ?? {};
  const call: Call = {
    kind: 'call',
    id: ports.newId(),
    toolName: event.toolName,
    toolId: event.toolId,
    argumentsText: event.arguments,
    backendUrl: ports.settings().backendUrl,
    page: stream?.page,
    tabId: stream?.tabId,
    toolset: stream?.toolset,
    state: { status: 'proposed' },
  };
  changeEntries(store, entries => [
    ...entries.map(entry => (entry.kind === 'answer' && entry.id === answerId ? reached(entry, id) : entry)),
    call,
  ]);
}

function problemOf(thrown: unknown): Problem {
  if (thrown instanceof BackendError) return thrown.problem;
  return { kind: 'defect', message: thrown instanceof Error ? thrown.message : String(thrown) };
}

/** Collects pieces of text and hands them over once a frame, so that a fast answer isn't rendered token by token. */
interface TextBuffer {
  /** `id`: of the event that the piece came in. */
  add(text: string, id: string | undefined): void;
  /** Hands over at once what is waiting. */
  flush(): void;
}

/** Text goes together with the id of the last event that it came in, so that what is kept never tells one without the other. */
function textBuffer(clock: Clock, handOver: (text: string, id: string | undefined) => void): TextBuffer {
  let waiting = '';
  let last: string | undefined;
  const flush = (): void => {
    const text = waiting;
    waiting = '';
    if (text !== '') handOver(text, last);
  };
  return {
    add: (text, id) => {
      if (waiting === '') clock.nextFrame(flush);
      waiting += text;
      last = id ?? last;
    },
    flush,
  };
}
