import { readEvents } from '@assent/shared';
import { createParser } from 'eventsource-parser';
import type { ReceivedEvent } from './backend.ts';
import { BackendError } from './problem.ts';

/** Our relay sends a heartbeat every few seconds; other backends may think for longer. */
const SILENCE_SECONDS = 120;

/**
 * The events of one answer, regardless of its chunks. Ends with the stream; the reader judges whether it was complete. A
 * broken connection throws `cut`.
 */
export async function* readChatStream(
  body: ReadableStream<Uint8Array>,
  deadline: SilenceDeadline,
): AsyncGenerator<ReceivedEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const waiting: ReceivedEvent[] = [];
  const parser = createParser({ onEvent: ({ data, id }) => waiting.push(...received(data, id)) });
  try {
    for (;;) {
      const chunk = await readChunk(reader, deadline.signal);
      deadline.restart();
      // An event at the end of a complete stream counts without its blank line: our events have one line.
      parser.feed(chunk.done ? '\n\n' : decoder.decode(chunk.value, { stream: true }));
      yield* waiting.splice(0);
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
