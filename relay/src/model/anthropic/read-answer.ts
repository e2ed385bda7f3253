import type Anthropic from '@anthropic-ai/sdk';
import * as z from 'zod';
import { parseJson } from '../../history/result-content.ts';
import type { ReasoningBlock } from '../../history/turn.ts';
import type { NativeNames } from '../../prompt/native-names.ts';
import type { ModelEvent } from '../model.ts';
import { ModelFailure } from '../model-failure.ts';

type Stream = AsyncIterable<Anthropic.RawMessageStreamEvent>;
type ToolInput = { name: string; json: string };
type Ending = { stopReason: string | null; complete: boolean };

/**
 * Turns Anthropic's events into ours. A call is given out only when the whole answer has ended with `tool_use`: arguments
 * that were cut off must never be run, however whole they look.
 */
export async function* readAnswer(stream: Stream, names: NativeNames): AsyncGenerator<ModelEvent> {
  const reading = new AnswerReading();
  for await (const event of stream) yield* reading.take(event);
  yield* reading.end(names);
}

class AnswerReading {
  #inputs: ToolInput[] = [];
  #thinking: { text: string; signature: string } | undefined;
  #usage: Anthropic.MessageDeltaUsage | Anthropic.Usage | undefined;
  #ending: Ending = { stopReason: null, complete: false };

  *take(event: Anthropic.RawMessageStreamEvent): Generator<ModelEvent> {
    switch (event.type) {
      case 'message_start':
        this.#usage = event.message.usage;
        return;
      case 'content_block_start':
        yield* this.#startBlock(event.content_block);
        return;
      case 'content_block_delta':
        yield* this.#continueBlock(event.delta);
        return;
      case 'content_block_stop':
        yield* this.#endThinking();
        return;
      case 'message_delta':
        this.#ending.stopReason = event.delta.stop_reason;
        this.#addUsage(event.usage);
        return;
      case 'message_stop':
        this.#ending.complete = true;
    }
  }

  *end(names: NativeNames): Generator<ModelEvent> {
    if (this.#usage) yield { kind: 'usage', usage: toUsage(this.#usage) };
    refuseUnfinished(this.#ending);
    for (const input of this.#inputs) yield toCall(input, names);
  }

  *#startBlock(block: Anthropic.RawContentBlockStartEvent['content_block']): Generator<ModelEvent> {
    if (block.type === 'tool_use') this.#inputs.push({ name: block.name, json: '' });
    else if (block.type === 'text' && block.text !== '') yield { kind: 'text', text: block.text };
    else if (block.type === 'thinking') this.#thinking = { text: block.thinking, signature: block.signature };
    else if (block.type === 'redacted_thinking') yield reasoning({ kind: 'redacted', data: block.data });
  }

  *#continueBlock(delta: Anthropic.RawContentBlockDelta): Generator<ModelEvent> {
    const input = this.#inputs.at(-1);
    if (delta.type === 'text_delta') yield { kind: 'text', text: delta.text };
    else if (delta.type === 'input_json_delta' && input) input.json += delta.partial_json;
    else if (delta.type === 'thinking_delta' && this.#thinking) this.#thinking.text += delta.thinking;
    else if (delta.type === 'signature_delta' && this.#thinking) this.#thinking.signature += delta.signature;
  }

  *#endThinking(): Generator<ModelEvent> {
    if (this.#thinking) yield reasoning({ kind: 'thinking', ...this.#thinking });
    this.#thinking = undefined;
  }

  /** The figures at the end are totals, but those for the input may be left out there. */
  #addUsage(usage: Anthropic.MessageDeltaUsage): void {
    this.#usage = {
      ...usage,
      input_tokens: usage.input_tokens ?? this.#usage?.input_tokens ?? 0,
      cache_read_input_tokens: usage.cache_read_input_tokens ?? this.#usage?.cache_read_input_tokens ?? 0,
    };
  }
}

function reasoning(block: ReasoningBlock): ModelEvent {
  return { kind: 'reasoning', block };
}

function refuseUnfinished({ stopReason, complete }: Ending): void {
  if (stopReason === 'max_tokens') throw new ModelFailure('answer_too_long');
  if (stopReason === 'model_context_window_exceeded') throw new ModelFailure('context_too_long');
  if (stopReason === 'refusal') throw new ModelFailure('answer_refused');
  if (!complete || stopReason === null) throw new ModelFailure('answer_cut_off');
}

const argumentsSchema = z.record(z.string(), z.unknown());

function toCall({ name, json }: ToolInput, names: NativeNames): ModelEvent {
  const given = argumentsSchema.safeParse(json.trim() === '' ? {} : parseJson(json));
  if (!given.success) throw new ModelFailure('call_unreadable');
  return { kind: 'call', name: names.toOurs(name), arguments: JSON.stringify(given.data) };
}

function toUsage(usage: Anthropic.MessageDeltaUsage | Anthropic.Usage): {
  input_tokens: number;
  output_tokens: number;
  cache_read_input_tokens: number;
} {
  return {
    input_tokens: usage.input_tokens ?? 0,
    output_tokens: usage.output_tokens,
    cache_read_input_tokens: usage.cache_read_input_tokens ?? 0,
  };
}
