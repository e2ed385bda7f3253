import type { ChatEvent } from '@assent/shared';
import type { ReceivedEvent } from '../backend/backend.ts';
import { BackendError, type Problem } from '../backend/problem.ts';
import type { Call } from '../conversation/call.ts';
import type { AnswerEntry, AnswerState } from '../conversation/conversation.ts';
import { changeAnswer, changeEntries, findAnswer } from '../conversation/panel-store.ts';
import type { Clock, TurnContext } from '../ports/ports.ts';

export type Attempt = () => Promise<AsyncIterable<ReceivedEvent> | undefined>;

/**
 * Processes an answer, event by event, from `attempt`. Returns its final state; undefined when there was nothing to process.
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
    // Also after a stop: what the backend has accepted is not sent again.
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
    // Events that arrive after Stop are not shown, and their calls are not handled.
    signal.throwIfAborted();
    // A failure is stored only here: when resumed, the turn must receive it again.
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

/** Records that everything up to this event id is in the conversation. */
function reached(answer: AnswerEntry, id: string | undefined): AnswerEntry {
  return answer.stream && id !== undefined ? { ...answer, stream: { ...answer.stream, after: id } } : answer;
}

/** In one change with the event's id: a call saved without it would be proposed twice. */
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

/** Collects text and delivers it once a frame, so that a fast answer isn't rendered token by token. */
interface TextBuffer {
  /** `id`: of the event that contained the text. */
  add(text: string, id: string | undefined): void;
  /** Delivers the pending text at once. */
  flush(): void;
}

/** Text is delivered together with its last event id, so that both are always saved together. */
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
