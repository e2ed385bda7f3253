import { type CrawlEvent, crawlEventSchema } from '@assent/shared';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** The events of a crawl after that page, until the connection ends. `crawl` is the address of the crawl. */
export async function* crawlEvents(crawl: string, after = 0): AsyncGenerator<CrawlEvent> {
  const response = await fetch(`${crawl}/events`, { headers: { 'last-event-id': String(after) } });
  const events = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { data } of events ?? []) yield crawlEventSchema.parse(JSON.parse(data));
}
