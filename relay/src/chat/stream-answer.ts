import type { Usage, WireEvent } from '@assent/shared';
import type { Model, ModelEvent, ModelRequest, ModelUsage } from '../model/model.ts';
import { ModelFailure } from '../model/model-failure.ts';
import type { ModelCallObserver } from '../observability/relay-observer.ts';
import { untilAborted } from '../until-aborted.ts';
import type { TurnRecord } from './turn-record.ts';

/** Takes what was said, in order; several events at once where they came together. */
export type Emit = (events: readonly WireEvent[]) => void;

export type ProposedCall = Extract<ModelEvent, { kind: 'call' }>;

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

export type Answering = {
  record: TurnRecord;
  signal: AbortSignal;
  emit: Emit;
  observed: ModelCallObserver | undefined;
};

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
