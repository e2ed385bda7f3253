import type { Usage } from '@assent/shared';
import type { NativeNames } from '../../prompt/native-names.ts';
import type { ModelEvent } from '../model.ts';
import { ModelFailure } from '../model-failure.ts';
import { readCallArguments } from '../read-call-arguments.ts';
import { type Chunk, chunkSchema, toUsage } from './chunk.ts';
import { GatheredCalls } from './gather-calls.ts';

/**
 * Turns the chunks of a chat completion into our events. A call is given out only when the whole answer has ended as it
 * should: arguments that were cut off must never be run, however whole they look.
 */
export class AnswerReading {
  #calls = new GatheredCalls();
  #usage: Usage | undefined;
  #finishReason: string | undefined;
  #refused = false;

  take(json: unknown): ModelEvent[] {
    const chunk = chunkSchema.safeParse(json);
    if (!chunk.success) throw new ModelFailure('model_failed', { cause: chunk.error });
    if (chunk.data.usage) this.#usage = toUsage(chunk.data.usage);
    return this.#takeChoice(chunk.data);
  }

  /** The usage is told also where the answer is refused here. */
  *end(names: NativeNames): Generator<ModelEvent> {
    if (this.#usage) yield { kind: 'usage', usage: this.#usage };
    refuseUnfinished(this.#finishReason);
    const call = this.#calls.first;
    if (call && !this.#refused) yield toCall(call, names);
  }

  #takeChoice({ choices }: Chunk): ModelEvent[] {
    const choice = choices?.[0];
    if (choice?.finish_reason) this.#finishReason = choice.finish_reason;
    const { content = '', refusal = '', tool_calls: pieces, function_call: old } = choice?.delta ?? {};
    for (const piece of pieces ?? []) this.#calls.add(piece);
    if (old) this.#calls.add({ index: 0, function: old });
    if (refusal !== '') this.#refused = true;
    const text = content + refusal;
    return text === '' ? [] : [{ kind: 'text', text }];
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
