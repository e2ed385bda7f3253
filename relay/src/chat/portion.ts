import { type WireEvent, wireEventSchema } from '@assent/shared';

export type LoggedEvent = { id: number; event: WireEvent };

/** Events that came together, numbered without a gap, in the form in which they are sent. */
export type Portion = { first: number; last: number; text: string };

/** Each event as `data: <json>`, `id: <number>` and a blank line, numbered from `first` on. */
export function portionOf(first: number, events: readonly WireEvent[]): Portion {
  // Joined, not added up: a text that nobody takes would be kept in all the pieces that it was made of.
  const text = events
    .map((event, index) => `data: ${JSON.stringify(event)}\nid: ${first + index}\n\n`)
    .join('');
  return { first, last: first + events.length - 1, text };
}

/** The same events in fewer portions, of at most so many characters unless one has more by itself. */
export function joinPortions(portions: readonly Portion[], most: number): Portion[] {
  const joined: Portion[] = [];
  let group: Portion[] = [];
  let size = 0;
  for (const portion of portions) {
    if (size + portion.text.length > most) joined.push(...joinAll(group));
    if (size + portion.text.length > most) [group, size] = [[], 0];
    group.push(portion);
    size += portion.text.length;
  }
  return [...joined, ...joinAll(group)];
}

function joinAll(portions: readonly Portion[]): Portion[] {
  const [first, last] = [portions[0], portions.at(-1)];
  if (!first || !last) return [];
  return [{ first: first.first, last: last.last, text: portions.map(({ text }) => text).join('') }];
}

const BLANK_LINE = '\n\n';

/** What of a portion comes after the event of this number. JSON holds no line breaks, so blank lines part events alone. */
export function cut({ first, last, text }: Portion, after: number): Portion {
  const events = text.split(BLANK_LINE).slice(after + 1 - first);
  return { first: after + 1, last, text: events.join(BLANK_LINE) };
}

/** A portion's events, read back from their text. */
export function eventsIn({ first, text }: Portion): LoggedEvent[] {
  return text
    .split(BLANK_LINE)
    .slice(0, -1)
    .map((lines, index) => {
      const json = lines.slice('data: '.length, lines.indexOf('\n'));
      return { id: first + index, event: wireEventSchema.parse(JSON.parse(json)) };
    });
}
