/** A piece of text, or one invisible character made visible. */
export interface TextPart {
  kind: 'text' | 'mark';
  text: string;
}

/**
 * What is invisible or moves other text: control and format characters (including zero-width and bidi controls), letters and
 * marks that render as nothing, some of which may be part of an identifier, line breaks, tabs, and white space beyond one
 * space between words. Variation selectors that colour a pictograph are visible.
 */
const INVISIBLE =
  /\r\n|(?!(?<=\p{Extended_Pictographic})\uFE0F)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|^ +| +$| {2,}|[^\S \n\r\t]/gu;

const NAMED = new Map([
  ['\n', '⏎\n'],
  ['\r\n', '⏎\n'],
  ['\r', '⏎\n'],
  ['\t', '⇥\t'],
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

function mark(found: string): string {
  if (found.startsWith(' ')) return '·'.repeat(found.length);
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
  whole = HEAD + TAIL,
): { head: string; tail: string; length: number } | undefined {
  const characters = [...text];
  if (characters.length <= whole) return undefined;
  const head = characters.slice(0, HEAD).join('');
  const tail = characters.slice(-TAIL).join('');
  return { head: untilWord(head), tail: fromWord(tail), length: characters.length };
}

/** For an accessible name, which has no fold. */
export function shortened(text: string): string {
  const cut = headAndTail(text);
  return cut ? `${cut.head} … ${cut.tail}` : text;
}

function untilWord(head: string): string {
  const end = head.search(/\s\S*$/u);
  return end >= head.length - MAX_WORD_LENGTH ? head.slice(0, end) : head;
}

function fromWord(tail: string): string {
  const start = tail.search(/\s/u) + 1;
  return start > 0 && start <= MAX_WORD_LENGTH ? tail.slice(start) : tail;
}
