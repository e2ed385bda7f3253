import type { IncomingMessage } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import { createParser } from 'eventsource-parser';
import { ModelFailure } from '../../errors/model-failure.ts';
import type { ModelEvent, Say } from '../model.ts';

/** `event` is absent when the stream named none. */
export type ServerSentEvent = { event: string | undefined; data: string };

/** Characters of one event: more than any provider sends, and bounded. */
const MAX_EVENT = 2_000_000;

/** Milliseconds for a server to end its answer after the last event. */
const TIME_TO_END = 500;

/** Events in one packet: a server with more is faster than any model. */
const FLOOD = 200;

/** Something else answered: a web page, a list of files, a proxy's notice. */
export class NotAnEventStream extends Error {
  override name = 'NotAnEventStream';
}

type EventStream = {
  body: IncomingMessage;
  /** An abort closes the connection. */
  signal: AbortSignal;
  /** Whether the answer ends with this event; a server that stays connected after it is disconnected. */
  isLast(event: ServerSentEvent): boolean;
};

/**
 * Hands over the events of a provider's answer, together if they came together, at once. Resolves at the end, whether or not
 * the answer was complete. Rejects with the connection's error, with what `take` threw, and with {@link NotAnEventStream}; the
 * connection is closed then.
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
    if (kind === 'other') throw new NotAnEventStream('The answer is not an event stream.');
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
 * Listens to the stream itself, because its iterator costs a promise per chunk. The events of one packet are gathered, because
 * some servers send each event in a chunk of its own.
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
      if (events.length > FLOOD) yieldToOthers(body);
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

/** The bytes may end anywhere, also inside a character or a line end. */
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

/** A throw in a listener would end the process. */
function attempt(act: () => unknown, fail: (thrown: unknown) => void): void {
  try {
    act();
  } catch (thrown) {
    fail(thrown);
  }
}

/** On a busy connection the system hands over megabytes before it looks at any other. */
function yieldToOthers(body: IncomingMessage): void {
  body.pause();
  setImmediate(() => body.resume());
}

/** Loose servers name no type, or text or bytes. The relay asks for no compression. */
function kindOf({ headers }: IncomingMessage): 'event-stream' | 'unsaid' | 'other' {
  const type = headers['content-type']?.toLowerCase().trim() ?? '';
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return 'other';
  if (type.startsWith('text/event-stream')) return 'event-stream';
  return type === '' || /^(text\/plain|application\/octet-stream)/.test(type) ? 'unsaid' : 'other';
}

/** Both methods throw when the answer can't go on. */
export type AnswerReading = {
  /** Reads one event, and adds its meaning to `said`. */
  take(event: ServerSentEvent, emitted: ModelEvent[]): void;
  /** For the end of the stream. */
  end(): Iterable<readonly ModelEvent[]>;
};

/** Characters of one answer, some hundred times a long one. Local servers may never stop. */
const MAX_CHARACTERS = 32_000_000;

/** Emits events together that came together, at once. */
export async function readInBatches(stream: EventStream, reading: AnswerReading, say: Say): Promise<void> {
  let characters = 0;
  await readEventStream(stream, received => {
    for (const { data } of received) characters += data.length;
    takeAll(received, reading, say);
    if (characters > MAX_CHARACTERS) throw new ModelFailure('answer_too_long');
  });
  for (const emitted of reading.end()) if (emitted.length > 0) say(emitted);
}

/** Events before a failure are emitted, too. */
function takeAll(received: readonly ServerSentEvent[], reading: AnswerReading, say: Say): void {
  const emitted: ModelEvent[] = [];
  try {
    for (const event of received) reading.take(event, emitted);
  } finally {
    if (emitted.length > 0) say(emitted);
  }
}
