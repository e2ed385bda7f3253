import type { Usage, WireEvent } from '@assent/shared';
import { ModelFailure } from '../errors/model-failure.ts';
import type { ReasoningBlock, ToolCall, Turn } from '../history/turn.ts';
import type { Model, ModelEvent, ModelRequest, ModelUsage } from '../model/model.ts';
import type { ModelCallObserver } from '../observability/relay-observer.ts';
import { untilAborted } from '../runtime/until-aborted.ts';
import { estimateUsage } from './estimate-usage.ts';

/** In order, several at once if they came together. */
export type Emit = (events: readonly WireEvent[]) => void;

export type ProposedCall = Extract<ModelEvent, { kind: 'call' }>;

export type Answering = {
  record: TurnRecord;
  signal: AbortSignal;
  emit: Emit;
  observed: ModelCallObserver | undefined;
};

/** Emits the text as it comes. Of several calls only the first counts, because the page changes between them. */
export async function streamAnswer(
  model: Model,
  request: ModelRequest,
  answering: Answering,
): Promise<ProposedCall | undefined> {
  const { signal, observed } = answering;
  const receiver = new AnswerReceiver(answering);
  try {
    await untilAborted(
      model.answer(request, signal, events => receiver.take(events)),
      signal,
    );
  } catch (thrown) {
    const cause = receiver.defect ? receiver.defect.thrown : thrown;
    receiver.countUnreported(model, request);
    observed?.ended({ usage: receiver.usage, error: codeOf(cause, signal) });
    throw cause;
  } finally {
    receiver.isOver = true;
  }
  observed?.ended({ usage: receiver.usage, error: undefined });
  return receiver.proposed;
}

/** Characters, about 250,000 tokens. A longer answer comes from a model that repeats itself. */
const MAX_TEXT = 1_000_000;

class AnswerReceiver {
  proposed: ProposedCall | undefined;
  usage: Usage | undefined;
  /** An error of ours while the answer was received; it is not a failure of the model. */
  defect: { thrown: unknown } | undefined;
  /** Events after the end are ignored. */
  isOver = false;
  #answering: Answering;
  #started = false;
  #length = 0;

  constructor(answering: Answering) {
    this.#answering = answering;
  }

  take(events: readonly ModelEvent[]): void {
    if (this.isOver) return;
    try {
      if (this.#length > MAX_TEXT) throw new ModelFailure('answer_too_long');
      const emitted = events.flatMap(event => this.#receive(event));
      if (emitted.length > 0 && !this.#started) this.#answering.observed?.firstToken();
      this.#started ||= emitted.length > 0;
      this.#answering.emit(emitted);
    } catch (thrown) {
      this.defect ??= { thrown };
      throw thrown;
    }
  }

  /** For an answer that ended early, unless its provider has reported what it used. */
  countUnreported(model: Model, request: ModelRequest): void {
    const { signal, record } = this.#answering;
    // A model that failed before it began has used nothing.
    if (this.usage || !(this.#started || signal.aborted)) return;
    const usage = estimateUsage(request, record.unfinished());
    const cost = model.costOf?.(usage);
    record.addUnreported({ ...usage, ...(cost && { cost }) });
  }

  #receive(event: ModelEvent): WireEvent[] {
    if (event.kind !== 'text') {
      this.#note(event);
      return [];
    }
    this.#length += event.text.length;
    this.#answering.record.addText(event.text);
    return [{ content: event.text }];
  }

  #note(event: Exclude<ModelEvent, { kind: 'text' }>): void {
    switch (event.kind) {
      case 'reasoning':
        this.#answering.record.addReasoning(event.block);
        return;
      case 'usage':
        this.usage = withCacheRead(event.usage);
        this.#answering.record.addUsage(this.usage);
        return;
      case 'call':
        this.proposed = this.proposed ? withOthers(this.proposed, event) : event;
    }
  }
}

function withOthers(first: ProposedCall, another: ProposedCall): ProposedCall {
  return { ...first, others: (first.others ?? 0) + 1 + (another.others ?? 0) };
}

function withCacheRead(usage: ModelUsage): Usage {
  return { ...usage, cache_read_input_tokens: usage.cache_read_input_tokens ?? 0 };
}

function codeOf(thrown: unknown, signal: AbortSignal): string {
  const cause: unknown = signal.aborted ? signal.reason : thrown;
  if (cause instanceof ModelFailure) return cause.code;
  return signal.aborted ? 'stopped' : 'relay_failed';
}

/** Pieces of text that are joined at once. Appending each alone to a long text would take many times its memory. */
const TOGETHER = 500;

/**
 * The turns that a running turn adds to the conversation. `turns()` is a valid history at any moment, so that a turn cut off
 * anywhere keeps the streamed text.
 */
export class TurnRecord {
  usage: Usage | undefined;
  #unreported: Usage | undefined;
  #turns: readonly Turn[];
  #model: string;
  #text = '';
  #newest: string[] = [];
  #reasoning: ReasoningBlock[] = [];

  constructor(turns: readonly Turn[], model: string) {
    this.#turns = turns;
    this.#model = model;
  }

  turns(): readonly Turn[] {
    return this.hasText() ? [...this.#turns, { role: 'assistant', text: this.#wholeText() }] : this.#turns;
  }

  hasText(): boolean {
    return this.#wholeText().trim() !== '';
  }

  /** The text of the answer that has not ended. */
  unfinished(): string {
    return this.#wholeText();
  }

  addText(text: string): void {
    this.#newest.push(text);
    if (this.#newest.length >= TOGETHER) this.#wholeText();
  }

  addReasoning(block: ReasoningBlock): void {
    this.#reasoning.push(block);
  }

  addUsage(usage: Usage): void {
    this.usage = sumOf(this.usage, usage);
  }

  /** An estimate, for budgets alone. */
  addUnreported(usage: Usage): void {
    this.#unreported = sumOf(this.#unreported, usage);
  }

  /** With what no provider has reported. */
  spent(): Usage | undefined {
    return this.#unreported ? sumOf(this.usage, this.#unreported) : this.usage;
  }

  endAnswer(call: ToolCall | undefined): void {
    if (call || this.hasText()) {
      const reasoning = this.#reasoning.length > 0 && { model: this.#model, blocks: this.#reasoning };
      this.addTurn({
        role: 'assistant',
        text: this.#wholeText(),
        ...(call && { call }),
        ...(reasoning && { reasoning }),
      });
    }
    this.#text = '';
    this.#reasoning = [];
  }

  addTurn(turn: Turn): void {
    this.#turns = [...this.#turns, turn];
  }

  #wholeText(): string {
    if (this.#newest.length > 0) this.#text += this.#newest.join('');
    this.#newest = [];
    return this.#text;
  }
}

function sumOf(one: Usage | undefined, other: Usage): Usage {
  return one ? addUsage(one, other) : other;
}

/** With a cost when both have one in the same currency. */
function addUsage(one: Usage, other: Usage): Usage {
  const written = (one.cache_creation_input_tokens ?? 0) + (other.cache_creation_input_tokens ?? 0);
  const model = other.model ?? one.model;
  const cost =
    one.cost && one.cost.currency === other.cost?.currency
      ? { ...one.cost, amount: one.cost.amount + other.cost.amount }
      : undefined;
  return {
    input_tokens: one.input_tokens + other.input_tokens,
    output_tokens: one.output_tokens + other.output_tokens,
    cache_read_input_tokens: one.cache_read_input_tokens + other.cache_read_input_tokens,
    ...(written > 0 && { cache_creation_input_tokens: written }),
    ...(model !== undefined && { model }),
    ...(cost && { cost }),
  };
}
