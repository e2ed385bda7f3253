import { createParser } from 'eventsource-parser';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventReader, type ServerSentEvent } from './read-event-stream.ts';

/** The events of the same text, given to the parser all at once. */
function expected(text: string): ServerSentEvent[] {
  const events: ServerSentEvent[] = [];
  createParser({ onEvent: ({ event, data }) => events.push({ event: event || undefined, data }) }).feed(text);
  return events;
}

/** Cut at any bytes: in the middle of characters, and of line ends. */
function parseCut(text: string, cuts: readonly number[]): ServerSentEvent[] {
  const bytes = Buffer.from(text);
  const read = createEventReader();
  const ends = [...new Set(cuts.map(cut => cut % (bytes.length + 1)))].sort((one, other) => one - other);
  const starts = [0, ...ends];
  return starts.flatMap((start, index) => read(bytes.subarray(start, starts[index + 1])));
}

const piece = fc.constantFrom(
  'data:',
  'data: ',
  'data',
  'event: ',
  'event:x',
  'id: 7',
  'retry: 5',
  ': comment',
  ':',
  'datax: ',
  '茶',
  '🙂',
  '{"a":1}',
  ' ',
  'word',
  '\n',
  '\n',
  '\n\n',
  '\r\n',
  '\r\n\r\n',
  '\u2028',
);
const cuts = fc.array(fc.nat({ max: 500 }), { maxLength: 12 });

test('a stream gives the same events wherever its bytes are cut', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), cuts, fc.boolean(), (pieces, at, marked) => {
      const text = pieces.join('');
      expect(parseCut(`${marked ? '\ufeff' : ''}${text}`, at)).toEqual(expected(text));
    }),
  );
});

test('line ends of one kind alone, CR too', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('data: 茶', 'event: e', '', 'data:x', ''), { maxLength: 20 }),
      cuts,
      (lines, at) => {
        const text = lines.map(line => `${line}\n`).join('');
        const whole = expected(text);
        for (const lineEnd of ['\r', '\r\n']) {
          // Whether a CR at the very end is half of a pair depends on the next chunk.
          expect(parseCut(`${text.replaceAll('\n', lineEnd)}:`, at)).toEqual(whole);
        }
      },
    ),
  );
});

test('disconnects at an event that never ends', () => {
  const read = createEventReader();
  const much = Buffer.from(`data: ${'x'.repeat(4_000_000)}`);
  const feedOn = (): void => {
    for (let time = 0; time < 5; time += 1) read(much);
  };
  expect(feedOn).toThrow('too long');
});
