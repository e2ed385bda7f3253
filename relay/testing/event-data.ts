import { createParser } from 'eventsource-parser';

/** The data of each event of a stream, parsed. */
export function eventData(stream: string): unknown[] {
  const data: unknown[] = [];
  const parser = createParser({ onEvent: event => data.push(JSON.parse(event.data)) });
  parser.feed(stream);
  return data;
}
