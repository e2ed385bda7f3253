import { withMarks } from '../../../messages/formatting/visible-characters.ts';

/** Splits wherever a program's next line begins, which is also where a comment ends. The line terminators stay. */
export function linesOf(code: string): string[] {
  const lines = code.split(/(?<=\r\n|\n|\r(?!\n)|[\u2028\u2029])/u);
  // An ordinary line end need not be shown: the next line has its own number.
  return lines.map(line => line.replace(/\r?\n$/u, ''));
}

const HEAD = 160;
const TAIL = 60;
/** How far a word boundary is searched for. */
const MAX_WORD_LENGTH = 30;

/**
 * The head and tail of a text longer than `whole`; shorter texts come complete. Cut at white space if there is some, and
 * never within a character.
 */
export function headAndTail(
  text: string,
  whole: number = HEAD + TAIL,
  headLength: number = HEAD,
  tailLength: number = TAIL,
): { head: string; tail: string; length: number } | undefined {
  const characters = [...text];
  if (characters.length <= whole) return undefined;
  const head = characters.slice(0, headLength).join('');
  const tail = characters.slice(-tailLength).join('');
  return { head: untilWord(head), tail: fromWord(tail), length: characters.length };
}

/** For an accessible name, which has no fold: shortened, with marks for what is invisible. */
export function spoken(text: string): string {
  const cut = headAndTail(text);
  const short = cut ? `${cut.head} … ${cut.tail}` : text;
  return withMarks(short);
}

/** Two texts without most of a long beginning and end that they share. */
export function differing(
  before: string | undefined,
  after: string | undefined,
): Record<'before' | 'after', string | undefined> {
  if (before === undefined || after === undefined) return { before, after };
  const [was, is] = [[...before], [...after]];
  const start = sharedCount(was, is);
  const rest = [was, is].map(characters => characters.slice(start).reverse());
  const end = sharedCount(rest[0] ?? [], rest[1] ?? []);
  const part = (characters: readonly string[]) => {
    const from = start > MAX_SHARED ? start - CONTEXT : 0;
    const to = characters.length - (end > MAX_SHARED ? end - CONTEXT : 0);
    const text = characters.slice(from, to).join('');
    const whole = from > 0 ? `… ${text.replace(/^\S{0,15}\s/u, '')}` : text;
    return to < characters.length ? `${whole.replace(/\s\S{0,15}$/u, '')} …` : whole;
  };
  return { before: part(was), after: part(is) };
}

/** Longer shared texts are left out, up to so much beside the difference. */
const MAX_SHARED = 40;
const CONTEXT = 20;

function sharedCount(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
}

function untilWord(head: string): string {
  const end = head.search(/\s\S*$/u);
  return end >= head.length - MAX_WORD_LENGTH ? head.slice(0, end) : head;
}

function fromWord(tail: string): string {
  const start = tail.search(/\s/u) + 1;
  return start > 0 && start <= MAX_WORD_LENGTH ? tail.slice(start) : tail;
}
