import { type WireEvent, wireEventSchema } from '@assent/shared';

export type LoggedEvent = { id: number; event: WireEvent };

/** Events that came together, numbered without a gap, in the form in which they are sent. */
export type EventChunk = { first: number; last: number; text: string };

/** Each event as `data: <json>`, `id: <number>` and a blank line, numbered from `first` on. */
export function eventChunkOf(first: number, events: readonly WireEvent[]): EventChunk {
  // Joined, not added up: a text that nobody takes would be kept in all the pieces that it was made of.
  const text = events
    .map((event, index) => `data: ${JSON.stringify(event)}\nid: ${first + index}\n\n`)
    .join('');
  return { first, last: first + events.length - 1, text };
}

/** The same events in fewer portions, of at most so many characters unless one has more by itself. */
export function joinEventChunks(eventChunks: readonly EventChunk[], most: number): EventChunk[] {
  const joined: EventChunk[] = [];
  let group: EventChunk[] = [];
  let size = 0;
  for (const eventChunk of eventChunks) {
    if (size + eventChunk.text.length > most) joined.push(...joinAll(group));
    if (size + eventChunk.text.length > most) [group, size] = [[], 0];
    group.push(eventChunk);
    size += eventChunk.text.length;
  }
  return [...joined, ...joinAll(group)];
}

function joinAll(eventChunks: readonly EventChunk[]): EventChunk[] {
  const [first, last] = [eventChunks[0], eventChunks.at(-1)];
  if (!first || !last) return [];
  return [{ first: first.first, last: last.last, text: eventChunks.map(({ text }) => text).join('') }];
}

const BLANK_LINE = '\n\n';

/** What of a portion comes after the event of this number. JSON holds no line breaks, so blank lines part events alone. */
export function cut({ first, last, text }: EventChunk, after: number): EventChunk {
  const events = text.split(BLANK_LINE).slice(after + 1 - first);
  return { first: after + 1, last, text: events.join(BLANK_LINE) };
}

/** A portion's events, read back from their text. */
export function eventsIn({ first, text }: EventChunk): LoggedEvent[] {
  return text
    .split(BLANK_LINE)
    .slice(0, -1)
    .map((lines, index) => {
      const json = lines.slice('data: '.length, lines.indexOf('\n'));
      return { id: first + index, event: wireEventSchema.parse(JSON.parse(json)) };
    });
}
