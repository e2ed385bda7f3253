import { type TaskEvent, taskEventSchema } from '@assent/shared';
import { EventSourceParserStream } from 'eventsource-parser/stream';

export type NumberedEvent = { number: number; event: TaskEvent };

/** The events of a task, until the connection ends. Throws for an answer that is none. */
export async function* taskEvents(response: Response): AsyncGenerator<NumberedEvent> {
  if (!response.ok) throw new Error(`The relay answered ${response.status}: ${await response.text()}`);
  const events = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { id, data } of events ?? [])
    yield { number: Number(id), event: taskEventSchema.parse(JSON.parse(data)) };
}
