import type { IncomingMessage } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import { createParser } from 'eventsource-parser';
import { ModelFailure } from '../../errors/model-failure.ts';
import type { ModelEvent, Say } from '../model.ts';

/** `event` is absent when the stream named none. */
export type ServerSentEvent = { event: string | undefined; data: string };

/** Characters of one event; more than any provider sends, and a bound on what a broken one can make us keep. */
const MAX_EVENT = 2_000_000;

/** Milliseconds that a server has to end its answer after the last event. */
const TIME_TO_END = 500;

/** Events in one packet from which on a server is faster than any model. */
const FLOOD = 200;

/** What answered speaks another language: a page of a site, a list of files, a proxy's notice. */
export class NotAnEventStream extends Error {
  override name = 'NotAnEventStream';
}

type EventStream = {
  body: IncomingMessage;
  /** Aborted, it closes the connection. */
  signal: AbortSignal;
  /** Whether none follows; where a server stays on the line after it, the connection is closed. */
  isLast(event: ServerSentEvent): boolean;
};

/**
 * Hands over the events of a provider's answer: those that came together, together, as soon as they are there. Resolves when
 * there are no more; an answer that ends is just over, whether or not it was complete. Rejects with what broke the connection,
 * with what `take` threw, and with {@link NotAnEventStream}; the connection is closed then.
 */
async function readEventStream(
  { body, signal, isLast }: EventStream,
  take: (events: readonly ServerSentEvent[]) => void,
): Promise<void> {
  const kind = kindOf(body);
  let hasBegun = false;
  let leaving: NodeJS.Timeout | undefined;
  const abort = (): void => void body.destroy();
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    if (kind === 'other') throw new NotAnEventStream('The answer is no event stream.');
    await readAll(body, events => {
      hasBegun = true;
      if (!leaving && events.some(isLast)) leaving = setTimeout(abort, TIME_TO_END);
      take(events);
    });
    if (kind === 'unsaid' && !hasBegun) throw new NotAnEventStream('The answer held no event.');
  } finally {
    clearTimeout(leaving);
    signal.removeEventListener('abort', abort);
    body.destroy();
  }
}

/**
 * Listens to the stream itself: its own iterator costs a promise for each chunk. A server that sends each event in a chunk of
 * its own triggers a callback per event, so the events of one packet are gathered before they are handed over.
 */
function readAll(body: IncomingMessage, take: (events: readonly ServerSentEvent[]) => void): Promise<void> {
  const readEvents = createEventReader();
  let gathered: ServerSentEvent[] = [];
  return new Promise((resolve, reject) => {
    const fail = (thrown: unknown): void => {
      reject(thrown);
      body.destroy();
    };
    const handOver = (): void => {
      const events = gathered;
      gathered = [];
      if (events.length > FLOOD) letOthersIn(body);
      attempt(() => events.length > 0 && take(events), fail);
    };
    body.on('data', (chunk: Buffer) =>
      attempt(() => {
        if (gathered.length === 0) process.nextTick(handOver);
        for (const event of readEvents(chunk)) gathered.push(event);
      }, fail),
    );
    for (const ending of ['end', 'error', 'close'] as const) body.once(ending, handOver);
    body.once('end', resolve);
    body.once('error', reject);
    body.once('close', resolve);
  });
}

/** Reads events out of bytes that end anywhere, also in the middle of a character or of a line end. */
export function createEventReader(): (bytes: Buffer) => ServerSentEvent[] {
  const decoder = new StringDecoder('utf8');
  let found: ServerSentEvent[] = [];
  const parser = createParser({
    maxBufferSize: MAX_EVENT,
    onEvent: ({ event, data }) => found.push({ event, data }),
    onError({ type }) {
      if (type === 'max-buffer-size-exceeded') throw new Error('An event of the stream is too long.');
    },
  });
  return bytes => {
    found = [];
    parser.feed(decoder.write(bytes));
    return found;
  };
}

/** A throw out of a listener would end the process. */
function attempt(act: () => unknown, fail: (thrown: unknown) => void): void {
  try {
    act();
  } catch (thrown) {
    fail(thrown);
  }
}

/** Of a connection on which much has come the system hands over megabytes before any other is looked at. */
function letOthersIn(body: IncomingMessage): void {
  body.pause();
  setImmediate(() => body.resume());
}

/** Loose servers say nothing, or that it is just text or bytes. Nobody asked for one that is packed. */
function kindOf({ headers }: IncomingMessage): 'event-stream' | 'unsaid' | 'other' {
  const type = headers['content-type']?.toLowerCase().trim() ?? '';
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return 'other';
  if (type.startsWith('text/event-stream')) return 'event-stream';
  return type === '' || /^(text\/plain|application\/octet-stream)/.test(type) ? 'unsaid' : 'other';
}

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
