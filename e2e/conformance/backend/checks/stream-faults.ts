import { completeEventSchema, contentEventSchema, errorEventSchema, usageEventSchema } from '@assent/shared';
import * as z from 'zod';
import { excerpt } from '../../report/excerpt.ts';
import type { StreamedEvent, StreamReading } from '../read-stream.ts';

/** The first fault of a stream, in one line; undefined when it has none. */
export type StreamFault = (stream: StreamReading) => string | undefined;

const recordSchema = z.record(z.string(), z.unknown());

/** The keys of section 3's table. `message` may have other values, which are ignored. */
const SHAPES = new Map<string, z.core.$ZodType>([
  ['content', contentEventSchema],
  // A separate check covers its arguments.
  ['tool_call', z.object({ tool_call: z.object({ tool_name: z.string().min(1) }) })],
  ['usage', usageEventSchema],
  ['error', errorEventSchema],
]);

/** `retry:` sets how long an EventSource waits and is harmless; `event:` hides the event from `onmessage`. */
export const badLines: StreamFault = stream =>
  stream.rest === ''
    ? firstWrong(
        stream,
        ({ frame: { data, otherFields } }) => data.length !== 1 || otherFields.some(name => name !== 'retry'),
      )
    : `no blank line after: ${excerpt(stream.rest)}`;

export const badJson: StreamFault = stream =>
  firstWrong(stream, ({ json }) => !recordSchema.safeParse(json).success);

export const badShape: StreamFault = stream =>
  firstWrong(stream, ({ json }) =>
    Object.keys(recordSchema.safeParse(json).data ?? {}).some(key => {
      const shape = SHAPES.get(key);
      return shape !== undefined && !z.safeParse(shape, json).success;
    }),
  );

export const endsOtherThanOnce: StreamFault = stream => {
  const count = stream.events.filter(isEnd).length;
  return count === 1 ? undefined : `${count} times among ${stream.events.length} events`;
};

export const goesOnAfterEnd: StreamFault = ({ events }) => {
  const after = events.slice(events.findIndex(isEnd) + 1);
  const other = events.some(isEnd)
    ? after.find(event => event.json !== undefined && !isEnd(event))
    : undefined;
  return other && excerpt(`after it: ${other.text}`);
};

export const repeatsUsage: StreamFault = ({ events }) => {
  const count = events.flatMap(event => event.meanings).filter(({ kind }) => kind === 'usage').length;
  return count > 1 ? `${count} times` : undefined;
};

function isEnd({ json }: StreamedEvent): boolean {
  return completeEventSchema.safeParse(json).success;
}

function firstWrong(
  { events }: StreamReading,
  isWrong: (event: StreamedEvent) => boolean,
): string | undefined {
  const wrong = events.find(isWrong);
  return (
    wrong && excerpt(`${wrong.frame.otherFields.map(name => `${name}: … `).join('')}data: ${wrong.text}`)
  );
}
