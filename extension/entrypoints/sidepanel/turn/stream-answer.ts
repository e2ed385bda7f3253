import type { ChatEvent, Usage } from '@assent/shared';
import type { ReceivedEvent } from '../backend/backend.ts';
import { BackendError, type Problem } from '../backend/problem.ts';
import type { Call } from '../conversation/call.ts';
import type { AnswerEntry, AnswerState } from '../conversation/conversation.ts';
import { callsOfAnswer, changeAnswer, changeEntries, findAnswer } from '../conversation/panel-store.ts';
import type { Clock, TurnContext } from '../ports/ports.ts';

export type Attempt = () => Promise<AsyncIterable<ReceivedEvent> | undefined>;

/** Text and arguments of one answer, also when it was resumed: as much as the longest answers of today's models. */
export const MAX_CHARACTERS = 500_000;

/** Models propose one call at a time, some a dozen. */
export const MAX_CALLS = 50;

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
  const buffer = answerBuffer(ports.clock, parts => takeParts(context, answerId, parts));
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
  buffer: AnswerBuffer,
  signal: AbortSignal,
): Promise<AnswerState> {
  const size = sizeOf(context, answerId);
  let failure: Problem = { kind: 'cut' };
  for await (const event of events) {
    // Events that arrive after Stop are not shown, and their calls are not handled.
    signal.throwIfAborted();
    // A failure is stored only here: when resumed, the turn must receive it again.
    const id = failure.kind === 'cut' ? event.id : undefined;
    switch (event.kind) {
      case 'content':
        buffer.add({ text: event.content.slice(0, MAX_CHARACTERS - size.characters) }, id);
        size.characters += event.content.length;
        if (size.characters > MAX_CHARACTERS) return tooLarge('characters', MAX_CHARACTERS);
        break;
      case 'tool_call':
        if (event.toolId !== undefined && size.toolIds.has(event.toolId)) {
          buffer.add({}, id);
          break;
        }
        if (size.calls === MAX_CALLS) return tooLarge('calls', MAX_CALLS);
        size.characters += event.arguments.length;
        if (size.characters > MAX_CHARACTERS) return tooLarge('characters', MAX_CHARACTERS);
        size.calls += 1;
        size.toolIds.add(event.toolId);
        buffer.add({ call: event }, id);
        break;
      case 'usage':
        buffer.add({ usage: event.usage }, id);
        break;
      case 'error':
        failure = { kind: 'failed', ...event.error, message: event.error.message.slice(0, MAX_MESSAGE) };
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

/** The panel shows it as a whole. */
const MAX_MESSAGE = 2_000;

function tooLarge(exceeded: 'characters' | 'calls', most: number): AnswerState {
  return { status: 'failed', problem: { kind: 'too-large', exceeded, most } };
}

/** The parts of an answer that count towards its limits. A call with an id that it already has is the same call. */
interface AnswerSize {
  characters: number;
  calls: number;
  toolIds: Set<string | undefined>;
}

function sizeOf({ store }: TurnContext, answerId: string): AnswerSize {
  const calls = callsOfAnswer(store, answerId);
  const texts = [findAnswer(store, answerId)?.text ?? '', ...calls.map(call => call.argumentsText)];
  return {
    characters: texts.reduce((sum, { length }) => sum + length, 0),
    calls: calls.length,
    toolIds: new Set(calls.map(({ toolId }) => toolId)),
  };
}

/** Records that everything up to this event id is in the conversation. */
function reached(answer: AnswerEntry, id: string | undefined): AnswerEntry {
  return answer.stream && id !== undefined ? { ...answer, stream: { ...answer.stream, after: id } } : answer;
}

/** In one change with the event's id: a call saved without it would be proposed twice. */
function takeParts(context: TurnContext, answerId: string, { text, usage, calls, id }: PendingParts): void {
  const { stream } = findAnswer(context.store, answerId) ?? {};
  changeEntries(context.store, entries => [
    ...entries.map(entry =>
      entry.kind === 'answer' && entry.id === answerId
        ? { ...reached(entry, id), text: entry.text + text, ...(usage && { usage }) }
        : entry,
    ),
    ...calls.map(event => proposedCall(context, event, stream)),
  ]);
}

function proposedCall({ ports }: TurnContext, event: CallEvent, stream: AnswerEntry['stream']): Call {
  return {
    kind: 'call',
    id: ports.newId(),
    toolName: event.toolName.slice(0, MAX_MESSAGE),
    toolId: event.toolId,
    argumentsText: event.arguments,
    backendUrl: ports.settings().backendUrl,
    page: stream?.page,
    tabId: stream?.tabId,
    toolset: stream?.toolset,
    state: { status: 'proposed' },
  };
}

function problemOf(thrown: unknown): Problem {
  if (thrown instanceof BackendError) return thrown.problem;
  return { kind: 'defect', message: thrown instanceof Error ? thrown.message : String(thrown) };
}

type CallEvent = Extract<ChatEvent, { kind: 'tool_call' }>;

/** Collects the parts of an answer and delivers them once a frame, so that a fast answer isn't rendered token by token. */
interface AnswerBuffer {
  /** `id`: of the event that contained the part. */
  add(part: { text?: string; usage?: Usage; call?: CallEvent }, id: string | undefined): void;
  /** Delivers the pending parts at once. */
  flush(): void;
}

interface PendingParts {
  text: string;
  usage: Usage | undefined;
  calls: CallEvent[];
  id: string | undefined;
}

/** Parts are delivered together with their last event id, so that both are always saved together. */
function answerBuffer(clock: Clock, handOver: (parts: PendingParts) => void): AnswerBuffer {
  let pending: PendingParts | undefined;
  const flush = (): void => {
    const parts = pending;
    pending = undefined;
    if (parts) handOver(parts);
  };
  return {
    add: ({ text = '', usage, call }, id) => {
      if (!pending) clock.nextFrame(flush);
      pending ??= { text: '', usage: undefined, calls: [], id: undefined };
      pending.text += text;
      pending.usage = usage ?? pending.usage;
      pending.id = id ?? pending.id;
      if (call) pending.calls.push(call);
    },
    flush,
  };
}
