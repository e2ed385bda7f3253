import type { Usage, WireEvent } from '@assent/shared';
import { ModelFailure } from '../errors/model-failure.ts';
import type { ReasoningBlock, ToolCall, Turn } from '../history/turn.ts';
import type { Model, ModelEvent, ModelRequest, ModelUsage } from '../model/model.ts';
import type { ModelCallObserver } from '../observability/relay-observer.ts';
import { untilAborted } from '../runtime/until-aborted.ts';

/** Takes what was said, in order; several events at once where they came together. */
export type Emit = (events: readonly WireEvent[]) => void;

export type ProposedCall = Extract<ModelEvent, { kind: 'call' }>;

export type Answering = {
  record: TurnRecord;
  signal: AbortSignal;
  emit: Emit;
  observed: ModelCallObserver | undefined;
};

/** Gives out the text as it comes. Of several calls only the first counts: the page changes between them. */
export async function streamAnswer(
  model: Model,
  request: ModelRequest,
  { record, signal, emit, observed }: Answering,
): Promise<ProposedCall | undefined> {
  const hearing = new Hearing(record, observed, emit);
  try {
    await untilAborted(
      model.answer(request, signal, events => hearing.take(events)),
      signal,
    );
  } catch (thrown) {
    const cause = hearing.defect ? hearing.defect.thrown : thrown;
    observed?.ended({ usage: hearing.usage, error: codeOf(cause, signal) });
    throw cause;
  } finally {
    hearing.end();
  }
  observed?.ended({ usage: hearing.usage, error: undefined });
  return hearing.proposed;
}

/** Characters of one answer; some 250,000 tokens. Whoever says more has lost its way. */
const MOST_TEXT = 1_000_000;

class Hearing {
  proposed: ProposedCall | undefined;
  usage: Usage | undefined;
  /** What went wrong on our side while the model was heard: it is no failure of the model's. */
  defect: { thrown: unknown } | undefined;
  #record: TurnRecord;
  #observed: ModelCallObserver | undefined;
  #emit: Emit;
  #started = false;
  #length = 0;
  #isOver = false;

  constructor(record: TurnRecord, observed: ModelCallObserver | undefined, emit: Emit) {
    this.#record = record;
    this.#observed = observed;
    this.#emit = emit;
  }

  /** Notes what a model says, and gives out what of it is said to the person. Who speaks on after the end is not heard. */
  take(events: readonly ModelEvent[]): void {
    if (this.#isOver) return;
    try {
      if (this.#length > MOST_TEXT) throw new ModelFailure('answer_too_long');
      const said = events.flatMap(event => this.#hear(event));
      if (said.length > 0 && !this.#started) this.#observed?.firstToken();
      this.#started ||= said.length > 0;
      this.#emit(said);
    } catch (thrown) {
      this.defect ??= { thrown };
      throw thrown;
    }
  }

  end(): void {
    this.#isOver = true;
  }

  #hear(event: ModelEvent): WireEvent[] {
    if (event.kind !== 'text') {
      this.#note(event);
      return [];
    }
    this.#length += event.text.length;
    this.#record.addText(event.text);
    return [{ content: event.text }];
  }

  #note(event: Exclude<ModelEvent, { kind: 'text' }>): void {
    switch (event.kind) {
      case 'reasoning':
        this.#record.addReasoning(event.block);
        return;
      case 'usage':
        this.usage = withCacheRead(event.usage);
        this.#record.addUsage(this.usage);
        return;
      case 'call':
        this.proposed = this.proposed ? besides(this.proposed, event) : event;
    }
  }
}

function besides(first: ProposedCall, another: ProposedCall): ProposedCall {
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

/** Pieces of text that are put together at once. */
const TOGETHER = 500;

/**
 * What a running turn adds to the conversation. At any moment `turns()` is a valid history, so that a turn that is cut off
 * anywhere keeps what was streamed.
 */
export class TurnRecord {
  usage: Usage | undefined;
  #turns: readonly Turn[];
  #model: string;
  #text = '';
  /** Pieces that come next: a long text that is put together from each alone takes many times what it says. */
  #newest: string[] = [];
  #reasoning: ReasoningBlock[] = [];

  constructor(turns: readonly Turn[], model: string) {
    this.#turns = turns;
    this.#model = model;
  }

  turns(): readonly Turn[] {
    return this.hasText() ? [...this.#turns, { role: 'assistant', text: this.#wholeText() }] : this.#turns;
  }

  /** Whether the answer that is being written says anything. */
  hasText(): boolean {
    return this.#wholeText().trim() !== '';
  }

  addText(text: string): void {
    this.#newest.push(text);
    if (this.#newest.length >= TOGETHER) this.#wholeText();
  }

  addReasoning(block: ReasoningBlock): void {
    this.#reasoning.push(block);
  }

  addUsage(usage: Usage): void {
    this.usage = this.usage ? addUsage(this.usage, usage) : usage;
  }

  /** Ends the answer that is being written, with the call it makes, if any. */
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

/** What two answers of one turn took together; the cost where both have one in the same currency. */
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
