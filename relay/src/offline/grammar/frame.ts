/**
 * The shape of a clause: parts with spaces between, each a target `T`, a value `V`, or the words that may stand there
 * (`fill|fill_in`, with `_` for a space; `?` at the end: they may be left out).
 */
export type Frame = { parts: readonly Part[] };

type Part = { slot: 'target' | 'value' } | { words: RegExp; isOptional: boolean };

export type Slots = {
  target?: string;
  value?: string /** By a colon or an equals sign. */;
  isAssigned: boolean;
};

const SLOTS: Partial<Record<string, 'target' | 'value'>> = { T: 'target', V: 'value' };

export function frameOf(notation: string): Frame {
  return {
    parts: notation.split(' ').map(part => {
      const slot = SLOTS[part];
      return slot ? { slot } : { words: wordsOf(part.replace(/\?$/u, '')), isOptional: part.endsWith('?') };
    }),
  };
}

function wordsOf(part: string): RegExp {
  const words = part.split('|').map(word => {
    const text = word.replaceAll('_', ' ');
    return `${/^\w/u.test(text) ? '(?<!\\w)' : ''}${text}${/\w$/u.test(text) ? '(?!\\w)' : ''}`;
  });
  return new RegExp(`\\s*(?:${words.sort((one, other) => other.length - one.length).join('|')})\\s*`, 'iuy');
}

/** Longer words are no name. */
const MAX_TARGET = 60;

/** Where a slot may end before another one. */
const BOUNDARY = /\s|(?<=\p{Script=Han})|(?=\p{Script=Han})|(?=[\ue000-\uf8ff])/uy;

/** Every way in which the frame fits the whole clause: the page tells which one is meant. */
export function* fitsOf({ parts }: Frame, clause: string): Generator<Slots> {
  yield* fill(parts, clause, 0, { isAssigned: false });
}

function* fill(parts: readonly Part[], clause: string, at: number, slots: Slots): Generator<Slots> {
  const [part, ...rest] = parts;
  if (!part) {
    if (at >= clause.length) yield slots;
    return;
  }
  if ('words' in part) {
    const end = endOf(part.words, clause, at);
    if (end !== undefined) {
      const isAssigned = slots.isAssigned || /[:：=]/u.test(clause.slice(at, end));
      yield* fill(rest, clause, end, { ...slots, isAssigned });
    }
    if (part.isOptional) yield* fill(rest, clause, at, slots);
    return;
  }
  const [next] = rest;
  const last = part.slot === 'target' ? Math.min(clause.length, at + MAX_TARGET) : clause.length;
  for (let end = next ? at + 1 : clause.length; end <= last; end += 1) {
    const text = clause.slice(at, end).trim();
    if (text === '' || !mayEnd(next, clause, end)) continue;
    yield* fill(rest, clause, end, { ...slots, [part.slot]: text });
  }
}

function mayEnd(next: Part | undefined, clause: string, end: number): boolean {
  if (!next) return true;
  const isAtWords = 'words' in next && endOf(next.words, clause, end) !== undefined;
  const mayTouch = 'slot' in next || next.isOptional;
  return isAtWords || (mayTouch && endOf(BOUNDARY, clause, end) !== undefined);
}

function endOf(pattern: RegExp, clause: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(clause) ? pattern.lastIndex : undefined;
}
