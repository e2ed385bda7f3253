import type { Usage, WireEvent } from '@assent/shared';
import type { Model, ModelEvent, ModelEvents, ModelRequest } from '../model/model.ts';
import { ModelFailure } from '../model/model-failure.ts';
import type { ModelCallObserver } from '../operating/relay-observer.ts';
import { itemsUntilAborted } from '../until-aborted.ts';
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
  const hearing = new Hearing(record, observed);
  try {
    for await (const events of itemsUntilAborted(model.answer(request, signal), signal))
      emit(hearing.take(events));
  } catch (thrown) {
    observed?.ended({ usage: hearing.usage, error: codeOf(thrown, signal) });
    throw thrown;
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

class Hearing {
  proposed: ProposedCall | undefined;
  usage: Usage | undefined;
  #record: TurnRecord;
  #observed: ModelCallObserver | undefined;
  #started = false;

  constructor(record: TurnRecord, observed: ModelCallObserver | undefined) {
    this.#record = record;
    this.#observed = observed;
  }

  /** Notes what a model said, and gives what of it is said to the person. */
  take(events: ModelEvents): WireEvent[] {
    const said: WireEvent[] = [];
    for (const event of [events].flat()) {
      if (event.kind === 'text') {
        this.#record.addText(event.text);
        said.push({ content: event.text });
      } else this.#note(event);
    }
    if (said.length > 0 && !this.#started) this.#observed?.firstToken();
    this.#started ||= said.length > 0;
    return said;
  }

  #note(event: Exclude<ModelEvent, { kind: 'text' }>): void {
    switch (event.kind) {
      case 'reasoning':
        this.#record.addReasoning(event.block);
        return;
      case 'usage':
        this.usage = event.usage;
        this.#record.addUsage(event.usage);
        return;
      case 'call':
        this.proposed ??= event;
    }
  }
}

function codeOf(thrown: unknown, signal: AbortSignal): string {
  const cause: unknown = signal.aborted ? signal.reason : thrown;
  if (cause instanceof ModelFailure) return cause.code;
  return signal.aborted ? 'stopped' : 'relay_failed';
}
