import { type ChatEvent, readEvents } from '@assent/shared';

/** One raw event of a stream: its `data` lines, its id, and the names of any other fields. */
type Frame = { data: string[]; id: string | undefined; otherFields: string[] };

/** `json` is undefined where the data is not JSON. */
export type StreamedEvent = { frame: Frame; text: string; json: unknown; meanings: ChatEvent[] };

export type StreamReading = {
  events: readonly StreamedEvent[];
  /** The rest after the last blank line; a client that follows the standard never sees it. */
  rest: string;
};

/**
 * Parses a whole stream by the standard (https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream),
 * and keeps the details that a client's parser would hide.
 */
export function readStream(text: string): StreamReading {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const events: StreamedEvent[] = [];
  let block: string[] = [];
  for (const line of lines) {
    if (line !== '') block.push(line);
    else {
      const frame = readFrame(block);
      if (frame.data.length > 0) events.push(readEvent(frame));
      block = [];
    }
  }
  return { events, rest: block.filter(line => !line.startsWith(':')).join('\n') };
}

function readFrame(lines: readonly string[]): Frame {
  const frame: Frame = { data: [], id: undefined, otherFields: [] };
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon === 0) continue;
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'data') frame.data.push(value);
    else if (name === 'id') frame.id = value;
    else frame.otherFields.push(name);
  }
  return frame;
}

function readEvent(frame: Frame): StreamedEvent {
  const text = frame.data.join('\n');
  return { frame, text, json: parseJson(text), meanings: readEvents(text) };
}

/** `undefined` for text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
