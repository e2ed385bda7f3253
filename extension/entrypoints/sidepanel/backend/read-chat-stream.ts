import { readEvents } from '@assent/shared';
import { createParser } from 'eventsource-parser';
import { nextTask } from '../../../page/timing/next-frame.ts';
import { startTimeSlicer } from '../../../page/timing/time-slicer.ts';
import type { ReceivedEvent } from './backend.ts';
import { BackendError, type Problem } from './problem.ts';

/** Our relay sends a heartbeat every few seconds; other backends may think for longer. */
const SILENCE_SECONDS = 120;

/** Twice the longest answer of today's models in one event. Parsing it takes the panel a few milliseconds. */
export const MAX_EVENT_CHARACTERS = 1_000_000;

/** The longest answers of today's models have 128,000 tokens, and some backends send each as an event. */
export const MAX_EVENTS = 200_000;

/** The characters parsed at once: a chunk may have megabytes. */
const PIECE = 8_192;

/**
 * The events of one answer, regardless of its chunks. Ends with the stream; the reader judges whether it was complete. A
 * broken connection throws `cut`; too many events or too long ones throw `too-large`. However much arrives, the panel gets
 * time to render and to answer to input.
 */
export async function* readChatStream(
  body: ReadableStream<Uint8Array>,
  deadline: SilenceDeadline,
): AsyncGenerator<ReceivedEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const waiting: ReceivedEvent[] = [];
  const slicer = startTimeSlicer(nextTask);
  let events = 0;
  let excess: Problem | undefined;
  const parser = createParser({
    maxBufferSize: MAX_EVENT_CHARACTERS,
    onEvent: ({ data, id }) => {
      events += 1;
      if (events > MAX_EVENTS) excess = { kind: 'too-large', exceeded: 'events', most: MAX_EVENTS };
      else waiting.push(...received(data, id));
    },
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded')
        excess = { kind: 'too-large', exceeded: 'characters', most: MAX_EVENT_CHARACTERS };
    },
  });
  try {
    for (;;) {
      const chunk = await readChunk(reader, deadline.signal);
      deadline.restart();
      // An event at the end of a complete stream counts without its blank line: our events have one line.
      const text = chunk.done ? '\n\n' : decoder.decode(chunk.value, { stream: true });
      for (let at = 0; at < text.length; at += PIECE) {
        parser.feed(text.slice(at, at + PIECE));
        yield* waiting.splice(0);
        if (excess) throw new BackendError(excess);
        if (slicer.isOver()) await slicer.rest();
        deadline.signal.throwIfAborted();
      }
      if (chunk.done) return;
    }
  } finally {
    deadline.end();
    // The outcome is known; a closed connection needs no closing.
    await reader.cancel().catch(() => undefined);
  }
}

function received(data: string, id: string | undefined): ReceivedEvent[] {
  const events = readEvents(data);
  return events.map((event, index) => (index === events.length - 1 ? { ...event, id } : event));
}

async function readChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  signal: AbortSignal,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  try {
    return await reader.read();
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    throw new BackendError({ kind: 'cut' }, { cause });
  }
}

/** Aborts when the person stops, or after {@link SILENCE_SECONDS} without data. */
export interface SilenceDeadline {
  signal: AbortSignal;
  restart(): void;
  end(): void;
}

export function startSilenceDeadline(stopped: AbortSignal): SilenceDeadline {
  const silence = new AbortController();
  const giveUp = (): void => silence.abort(new BackendError({ kind: 'silent', seconds: SILENCE_SECONDS }));
  let timer = setTimeout(giveUp, SILENCE_SECONDS * 1000);
  return {
    signal: AbortSignal.any([stopped, silence.signal]),
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_SECONDS * 1000);
    },
    end: () => clearTimeout(timer),
  };
}
