import type { Usage } from '@assent/shared';
import { ModelFailure } from '../../errors/model-failure.ts';
import type { ReasoningBlock } from '../../history/turn.ts';
import type { NativeNames } from '../../prompt/native-tools.ts';
import type { ModelEvent } from '../model.ts';
import { readCallArguments } from '../read-call-arguments.ts';
import type { AnswerReading, ServerSentEvent } from '../transport/read-event-stream.ts';
import { type Delta, readMessageEvent, type StartedBlock, type UsageFigures } from './message-event.ts';

/** `given` is the input at the start of a block, where other servers put all of it; Anthropic's comes in pieces, as `json`. */
type ToolInput = { name: string; given: unknown; json: string; closed: boolean };
type Ending = { stopReason: string | null; complete: boolean };

/** Whether the answer ends with this event. */
export function isLast({ event }: ServerSentEvent): boolean {
  return event === 'message_stop';
}

/**
 * Turns Anthropic's events into ours. A call is emitted only when the whole answer has ended with `tool_use`: cut-off arguments
 * must never run, however complete they look.
 */
export class MessageReading implements AnswerReading {
  #names: NativeNames;
  #inputs: ToolInput[] = [];
  /** The call whose block is open. */
  #writing: ToolInput | undefined;
  #thinking: { text: string; signature: string } | undefined;
  #usage: UsageFigures | undefined;
  #ending: Ending = { stopReason: null, complete: false };

  constructor(names: NativeNames) {
    this.#names = names;
  }

  *end(): Generator<readonly ModelEvent[]> {
    if (this.#usage) yield [{ kind: 'usage', usage: toUsage(this.#usage) }];
    refuseUnfinished(this.#ending);
    refuseUnfinishedCalls(this.#ending, this.#inputs);
    yield this.#inputs.map(input => toCall(input, this.#names));
  }

  take(received: ServerSentEvent, emitted: ModelEvent[]): void {
    if (this.#ending.complete) return;
    const event = readMessageEvent(received);
    switch (event.type) {
      case 'message_start':
        this.#usage = event.message.usage ?? undefined;
        return;
      case 'content_block_start':
        this.#startBlock(event.content_block, emitted);
        return;
      case 'content_block_delta':
        this.#continueBlock(event.delta, emitted);
        return;
      case 'content_block_stop':
        this.#endBlock(emitted);
        return;
      case 'message_delta':
        this.#ending.stopReason = event.delta.stop_reason ?? null;
        if (event.usage) this.#addUsage(event.usage);
        return;
      case 'message_stop':
        this.#ending.complete = true;
    }
  }

  #startBlock(block: StartedBlock, emitted: ModelEvent[]): void {
    this.#writing = undefined;
    if (block.type === 'tool_use') {
      this.#writing = { name: block.name, given: block.input, json: '', closed: false };
      this.#inputs.push(this.#writing);
    } else if (block.type === 'text' && block.text !== '') emitted.push({ kind: 'text', text: block.text });
    else if (block.type === 'thinking') this.#thinking = { text: block.thinking, signature: block.signature };
    else if (block.type === 'redacted_thinking')
      emitted.push(reasoning({ kind: 'redacted', data: block.data }));
  }

  #continueBlock(delta: Delta, emitted: ModelEvent[]): void {
    const input = this.#writing;
    if (delta.type === 'text_delta') emitted.push({ kind: 'text', text: delta.text });
    else if (delta.type === 'input_json_delta' && input) input.json += delta.partial_json;
    else if (delta.type === 'thinking_delta' && this.#thinking) this.#thinking.text += delta.thinking;
    else if (delta.type === 'signature_delta' && this.#thinking) this.#thinking.signature += delta.signature;
  }

  #endBlock(emitted: ModelEvent[]): void {
    if (this.#writing) this.#writing.closed = true;
    this.#writing = undefined;
    if (this.#thinking) emitted.push(reasoning({ kind: 'thinking', ...this.#thinking }));
    this.#thinking = undefined;
  }

  /** The final figures are totals, but may lack those for the input. */
  #addUsage(usage: UsageFigures): void {
    const given = Object.entries(usage).filter(([, count]) => count !== undefined);
    this.#usage = { ...this.#usage, ...Object.fromEntries(given) };
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

/** A call whose block, or whose answer, did not end may be half of one. */
function refuseUnfinishedCalls({ stopReason }: Ending, inputs: readonly ToolInput[]): void {
  const ended = stopReason === 'tool_use' && inputs.every(input => input.closed);
  if (inputs.length > 0 && !ended) throw new ModelFailure('answer_cut_off');
}

function toCall({ name, given, json }: ToolInput, names: NativeNames): ModelEvent {
  const input = json === '' ? JSON.stringify(given ?? {}) : json;
  return { kind: 'call', name: names.toOurs(name), arguments: readCallArguments(input) };
}

function toUsage(usage: UsageFigures): Usage {
  const written = usage.cache_creation_input_tokens ?? 0;
  return {
    input_tokens: usage.input_tokens ?? 0,
    output_tokens: usage.output_tokens ?? 0,
    cache_read_input_tokens: usage.cache_read_input_tokens ?? 0,
    ...(written > 0 && { cache_creation_input_tokens: written }),
  };
}
