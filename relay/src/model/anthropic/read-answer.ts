import type { Usage } from '@assent/shared';
import type { ReasoningBlock } from '../../history/turn.ts';
import type { NativeNames } from '../../prompt/native-names.ts';
import type { ModelEvent } from '../model.ts';
import { ModelFailure } from '../model-failure.ts';
import { readCallArguments } from '../read-call-arguments.ts';
import type { ServerSentEvent } from '../transport/event-stream-parser.ts';
import {
  type Delta,
  type MessageEvent,
  readMessageEvent,
  type StartedBlock,
  type UsageFigures,
} from './message-event.ts';

type Stream = AsyncIterable<readonly ServerSentEvent[]>;
type ToolInput = { name: string; json: string; closed: boolean };
type Ending = { stopReason: string | null; complete: boolean };

/**
 * Turns Anthropic's events into ours: as many at once as came at once. A call is given out only when the whole answer has
 * ended with `tool_use`: arguments that were cut off must never be run, however whole they look.
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
  #inputs: ToolInput[] = [];
  /** The call whose block is open. */
  #writing: ToolInput | undefined;
  #thinking: { text: string; signature: string } | undefined;
  #usage: UsageFigures | undefined;
  #ending: Ending = { stopReason: null, complete: false };
  #events: ModelEvent[] = [];

  /** What was said before a failure is given out, too, in whatever pieces they came. */
  takeAll(received: readonly ServerSentEvent[]): {
    events: readonly ModelEvent[];
    failure?: { thrown: unknown };
  } {
    this.#events = [];
    try {
      for (const event of received) this.#take(readMessageEvent(event));
      return { events: this.#events };
    } catch (thrown) {
      return { events: this.#events, failure: { thrown } };
    }
  }

  *end(names: NativeNames): Generator<readonly ModelEvent[]> {
    if (this.#usage) yield [{ kind: 'usage', usage: toUsage(this.#usage) }];
    refuseUnfinished(this.#ending);
    refuseUnfinishedCalls(this.#ending, this.#inputs);
    yield this.#inputs.map(input => toCall(input, names));
  }

  #take(event: MessageEvent): void {
    switch (event.type) {
      case 'message_start':
        this.#usage = event.message.usage;
        return;
      case 'content_block_start':
        this.#startBlock(event.content_block);
        return;
      case 'content_block_delta':
        this.#continueBlock(event.delta);
        return;
      case 'content_block_stop':
        this.#endBlock();
        return;
      case 'message_delta':
        this.#ending.stopReason = event.delta.stop_reason ?? null;
        if (event.usage) this.#addUsage(event.usage);
        return;
      case 'message_stop':
        this.#ending.complete = true;
    }
  }

  #startBlock(block: StartedBlock): void {
    this.#writing = undefined;
    if (block.type === 'tool_use') {
      this.#writing = { name: block.name, json: '', closed: false };
      this.#inputs.push(this.#writing);
    } else if (block.type === 'text' && block.text !== '')
      this.#events.push({ kind: 'text', text: block.text });
    else if (block.type === 'thinking') this.#thinking = { text: block.thinking, signature: block.signature };
    else if (block.type === 'redacted_thinking') this.#reason({ kind: 'redacted', data: block.data });
  }

  #continueBlock(delta: Delta): void {
    const input = this.#writing;
    if (delta.type === 'text_delta') this.#events.push({ kind: 'text', text: delta.text });
    else if (delta.type === 'input_json_delta' && input) input.json += delta.partial_json;
    else if (delta.type === 'thinking_delta' && this.#thinking) this.#thinking.text += delta.thinking;
    else if (delta.type === 'signature_delta' && this.#thinking) this.#thinking.signature += delta.signature;
  }

  #endBlock(): void {
    if (this.#writing) this.#writing.closed = true;
    this.#writing = undefined;
    if (this.#thinking) this.#reason({ kind: 'thinking', ...this.#thinking });
    this.#thinking = undefined;
  }

  #reason(block: ReasoningBlock): void {
    this.#events.push({ kind: 'reasoning', block });
  }

  /** The figures at the end are totals, but those for the input may be left out there. */
  #addUsage(usage: UsageFigures): void {
    this.#usage = {
      output_tokens: usage.output_tokens,
      input_tokens: usage.input_tokens ?? this.#usage?.input_tokens ?? 0,
      cache_read_input_tokens: usage.cache_read_input_tokens ?? this.#usage?.cache_read_input_tokens ?? 0,
      cache_creation_input_tokens:
        usage.cache_creation_input_tokens ?? this.#usage?.cache_creation_input_tokens ?? 0,
    };
  }
}

function refuseUnfinished({ stopReason, complete }: Ending): void {
  if (stopReason === 'max_tokens') throw new ModelFailure('answer_too_long');
  if (stopReason === 'model_context_window_exceeded') throw new ModelFailure('context_too_long');
  if (stopReason === 'refusal') throw new ModelFailure('answer_refused');
  if (!complete || stopReason === null) throw new ModelFailure('answer_cut_off');
}

/** A call that its provider did not end, or did not end the answer for, may be half of one, however whole it looks. */
function refuseUnfinishedCalls({ stopReason }: Ending, inputs: readonly ToolInput[]): void {
  const ended = stopReason === 'tool_use' && inputs.every(input => input.closed);
  if (inputs.length > 0 && !ended) throw new ModelFailure('answer_cut_off');
}

function toCall({ name, json }: ToolInput, names: NativeNames): ModelEvent {
  return { kind: 'call', name: names.toOurs(name), arguments: readCallArguments(json) };
}

function toUsage(usage: UsageFigures): Usage {
  const written = usage.cache_creation_input_tokens ?? 0;
  return {
    input_tokens: usage.input_tokens ?? 0,
    output_tokens: usage.output_tokens,
    cache_read_input_tokens: usage.cache_read_input_tokens ?? 0,
    ...(written > 0 && { cache_creation_input_tokens: written }),
  };
}
