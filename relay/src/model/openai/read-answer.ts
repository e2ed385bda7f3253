import type { Usage } from '@assent/shared';
import type { NativeNames } from '../../prompt/native-names.ts';
import type { ModelEvent } from '../model.ts';
import { ModelFailure } from '../model-failure.ts';
import { readCallArguments } from '../read-call-arguments.ts';
import type { ServerSentEvent } from '../transport/event-stream-parser.ts';
import { type Delta, readChunk, toUsage } from './chunk.ts';
import { GatheredCalls } from './gather-calls.ts';

type Stream = AsyncIterable<readonly ServerSentEvent[]>;

/**
 * Turns the chunks of a chat completion into our events: as many at once as came at once. A call is given out only when the
 * whole answer has ended as it should: arguments that were cut off must never be run, however whole they look.
 */
export async function* readAnswer(stream: Stream, names: NativeNames): AsyncGenerator<readonly ModelEvent[]> {
  const reading = new AnswerReading();
  for await (const received of stream) {
    const { events, failure } = reading.takeAll(received);
    if (events.length > 0) yield events;
    if (failure) throw failure.thrown;
  }
  yield* reading.end(names);
}

class AnswerReading {
  #calls = new GatheredCalls();
  #usage: Usage | undefined;
  #finishReason: string | undefined;
  #refused = false;
  #done = false;
  #events: ModelEvent[] = [];

  /** What was said before a failure is given out, too, in whatever pieces they came. */
  takeAll(received: readonly ServerSentEvent[]): {
    events: readonly ModelEvent[];
    failure?: { thrown: unknown };
  } {
    this.#events = [];
    try {
      for (const { data } of received) this.#take(data);
      return { events: this.#events };
    } catch (thrown) {
      return { events: this.#events, failure: { thrown } };
    }
  }

  /** The usage is told also where the answer is refused here. */
  *end(names: NativeNames): Generator<readonly ModelEvent[]> {
    if (this.#usage) yield [{ kind: 'usage', usage: this.#usage }];
    refuseUnfinished(this.#finishReason);
    const call = this.#calls.first;
    if (call && !this.#refused) yield [toCall(call, names)];
  }

  #take(data: string): void {
    this.#done ||= data.trim() === '[DONE]';
    if (this.#done) return;
    const chunk = readChunk(data);
    if (chunk.usage) this.#usage = toUsage(chunk.usage);
    const choice = chunk.choices?.[0];
    if (choice?.finish_reason) this.#finishReason = choice.finish_reason;
    if (choice?.delta) this.#takeDelta(choice.delta);
  }

  #takeDelta({ content, refusal, tool_calls: pieces, function_call: old }: Delta): void {
    for (const piece of pieces ?? []) this.#calls.add(piece);
    if (old) this.#calls.add({ index: 0, function: old });
    if (refusal) this.#refused = true;
    const text = `${content ?? ''}${refusal ?? ''}`;
    if (text !== '') this.#events.push({ kind: 'text', text });
  }
}

/** Some servers end calls with `stop`, and the oldest with `function_call`. */
function refuseUnfinished(finishReason: string | undefined): void {
  switch (finishReason) {
    case 'stop':
    case 'tool_calls':
    case 'function_call':
      return;
    case 'length':
      throw new ModelFailure('answer_too_long');
    case 'content_filter':
      throw new ModelFailure('answer_refused');
    default:
      throw new ModelFailure('answer_cut_off');
  }
}

function toCall({ name, json }: { name: string; json: string }, names: NativeNames): ModelEvent {
  if (name === '') throw new ModelFailure('call_unreadable');
  return { kind: 'call', name: names.toOurs(name), arguments: readCallArguments(json) };
}
