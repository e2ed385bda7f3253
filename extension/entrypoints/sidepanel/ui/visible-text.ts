/** A piece of text, or one invisible character made visible. */
export interface TextPart {
  kind: 'text' | 'mark';
  text: string;
}

/**
 * What is invisible or moves other text: control and format characters (including zero-width and bidi controls), letters and
 * marks that render as nothing, some of which may be part of an identifier, line breaks, tabs, and white space beyond one
 * space between words. So are marks upon marks, which would paint over other lines. Variation selectors that colour a pictograph are visible.
 */
const INVISIBLE =
  /\r\n|(?!(?<=\p{Extended_Pictographic})\uFE0F)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC]|(?<=\p{M}{5})\p{M}+|^ +| +$| {2,}|[^\S \n\r\t]/gu;

const NAMED = new Map([
  ['\n', '⏎\n'],
  ['\r\n', '⏎\n'],
  ['\r', '⏎\n'],
  ['\t', '⇥\t'],
  // Painted, but not readable for us.
  ['\uFFFC', '[?]'],
]);

/** Splits text into parts, so that nothing in it is hidden from the person who approves it. */
export function visibleText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(INVISIBLE)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push({ kind: 'mark', text: mark(match[0]) });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** Variation selectors are marks too. */
const INVISIBLE_MARK = /\p{Default_Ignorable_Code_Point}/u;

function mark(found: string): string {
  if (found.startsWith(' ')) return '·'.repeat(found.length);
  if (/^\p{M}/u.test(found) && !INVISIBLE_MARK.test(found)) return `[+${[...found].length}]`;
  const code = found.codePointAt(0) ?? 0;
  return NAMED.get(found) ?? `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
}

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
  return visibleText(short)
    .map(part => part.text)
    .join('');
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
