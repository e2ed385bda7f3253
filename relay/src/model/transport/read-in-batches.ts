import type { ModelEvent, Say } from '../model.ts';
import { ModelFailure } from '../model-failure.ts';
import type { ServerSentEvent } from './event-stream-parser.ts';
import { type EventStream, readEventStream } from './read-event-stream.ts';

/** What a provider's events mean. Both methods throw where the answer can't go on. */
export type AnswerReading = {
  /** Reads one event, and adds to `said` what it says. */
  take(event: ServerSentEvent, said: ModelEvent[]): void;
  /** What is known only once there are no more events. */
  end(): Iterable<readonly ModelEvent[]>;
};

/** Characters that an answer may come in; some hundred times what a long one takes. Local servers may go on for ever. */
const MOST_CHARACTERS = 32_000_000;

/** Says an answer as our events, as many at once as came at once, in the moment in which they come. */
export async function readInBatches(stream: EventStream, reading: AnswerReading, say: Say): Promise<void> {
  let characters = 0;
  await readEventStream(stream, received => {
    for (const { data } of received) characters += data.length;
    takeAll(received, reading, say);
    if (characters > MOST_CHARACTERS) throw new ModelFailure('answer_too_long');
  });
  for (const said of reading.end()) if (said.length > 0) say(said);
}

/** What was said before a failure is given out, too, in whatever pieces they came. */
function takeAll(received: readonly ServerSentEvent[], reading: AnswerReading, say: Say): void {
  const said: ModelEvent[] = [];
  try {
    for (const event of received) reading.take(event, said);
  } finally {
    if (said.length > 0) say(said);
  }
}
