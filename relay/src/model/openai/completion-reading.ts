import type { Usage } from '@assent/shared';
import { ModelFailure } from '../../errors/model-failure.ts';
import type { NativeNames } from '../../prompt/native-tools.ts';
import type { ModelEvent } from '../model.ts';
import { readCallArguments } from '../read-call-arguments.ts';
import type { AnswerReading, ServerSentEvent } from '../transport/read-event-stream.ts';
import { type CallPiece, type Choice, type Delta, readChunk, toUsage } from './chunk.ts';
import { ThoughtFilter } from './thought-filter.ts';

/**
 * Assembles calls from their pieces, which belong together by `index`. Some servers repeat an index for the next call, or leave
 * it out; then a new id with a name, or another name, begins a new call.
 */
export class GatheredCalls {
  #first: GatheredCall | undefined;
  #newest: GatheredCall | undefined;
  /** The newest of each index. */
  #byIndex = new Map<number, GatheredCall>();
  #count = 0;

  get first(): { name: string; json: string } | undefined {
    return this.#first;
  }

  get others(): number {
    return Math.max(this.#count - 1, 0);
  }

  add(piece: CallPiece): void {
    const name = piece.function?.name ?? '';
    const json = piece.function?.arguments ?? '';
    const call = this.#callOf(piece);
    if (call) {
      // The first piece has the whole name; some servers repeat it with every piece.
      if (call.name === '') call.name = name;
      // The arguments of further calls are ignored.
      if (call === this.#first) call.json += json;
    } else this.#begin(piece.index ?? this.#count, { id: piece.id ?? undefined, name, json });
  }

  #begin(index: number, call: GatheredCall): void {
    this.#first ??= call;
    this.#newest = call;
    this.#byIndex.set(index, call);
    this.#count += 1;
  }

  #callOf(piece: CallPiece): GatheredCall | undefined {
    const { index } = piece;
    const call = index === null || index === undefined ? this.#newest : this.#byIndex.get(index);
    const name = piece.function?.name;
    if (!call || !name) return call;
    const isOther = (call.id && piece.id && piece.id !== call.id) || (call.name !== '' && name !== call.name);
    return isOther ? undefined : call;
  }
}

/** Whether the answer ends with this event. */
export function isLast({ data }: Pick<ServerSentEvent, 'data'>): boolean {
  return data.startsWith('[DONE]');
}

/**
 * Turns the chunks of a chat completion into our events. A call is emitted only when the whole answer has ended properly:
 * cut-off arguments must never run, however complete they look.
 */
export class CompletionReading implements AnswerReading {
  #names: NativeNames;
  #thoughts = new ThoughtFilter();
  #calls = new GatheredCalls();
  #usage: Usage | undefined;
  #finishReason: string | undefined;
  #refused = false;
  #done = false;

  constructor(names: NativeNames) {
    this.#names = names;
  }

  take({ data }: ServerSentEvent, emitted: ModelEvent[]): void {
    this.#done ||= isLast({ data });
    if (this.#done) return;
    const chunk = readChunk(data);
    if (chunk.usage) this.#usage = toUsage(chunk.usage);
    const choice = chunk.choices?.find(isFirst);
    if (choice?.finish_reason) this.#finishReason = choice.finish_reason;
    if (choice?.delta) this.#takeDelta(choice.delta, emitted);
  }

  /** Reports the usage also when the answer is rejected. */
  *end(): Generator<readonly ModelEvent[]> {
    const text = this.#thoughts.end();
    if (text !== '') yield [{ kind: 'text', text }];
    if (this.#usage) yield [{ kind: 'usage', usage: this.#usage }];
    refuseUnfinished(this.#finishReason);
    const call = this.#calls.first;
    if (call && !this.#refused) yield [{ ...toCall(call, this.#names), ...this.#besides() }];
  }

  #besides(): { others?: number } {
    const { others } = this.#calls;
    return others > 0 ? { others } : {};
  }

  #takeDelta(
    { content, refusal, tool_calls: pieces, function_call: old }: Delta,
    emitted: ModelEvent[],
  ): void {
    for (const piece of pieces ?? []) this.#calls.add(piece);
    if (old) this.#calls.add({ index: 0, function: old });
    if (refusal) this.#refused = true;
    const text = `${content ? this.#thoughts.take(content) : ''}${refusal ?? ''}`;
    if (text !== '') emitted.push({ kind: 'text', text });
  }
}

/** Reads one of several parallel answers, which nobody asked for. */
function isFirst({ index }: Choice): boolean {
  return (index ?? 0) === 0;
}

/** Some servers end calls with `stop`, the oldest with `function_call`. */
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

type GatheredCall = { id: string | undefined; name: string; json: string };
