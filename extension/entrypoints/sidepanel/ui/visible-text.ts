/** A stretch of text, or one invisible character made visible. */
export interface TextPart {
  kind: 'text' | 'mark';
  text: string;
}

/**
 * What can't be seen or shifts what is seen: control and format characters (among them zero-width and bidi controls), letters and
 * marks that are drawn as nothing, some of which a name in code may have, line breaks, tabs, and white space that is more than
 * one space between words. What gives a pictograph its colours is seen by these.
 */
const INVISIBLE =
  /\r\n|(?!(?<=\p{Extended_Pictographic})\uFE0F)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|^ +| +$| {2,}|[^\S \n\r\t]/gu;

const NAMED = new Map([
  ['\n', '⏎\n'],
  ['\r\n', '⏎\n'],
  ['\r', '⏎\n'],
  ['\t', '⇥\t'],
]);

/** Cuts text into parts, so that nothing in it stays hidden from the person who is to approve it. */
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

/** Wherever a program's next line begins, which is also where a comment ends. The characters that end lines stay in them. */
export function linesOf(code: string): string[] {
  const lines = code.split(/(?<=\r\n|\n|\r(?!\n)|[\u2028\u2029])/u);
  // What ends a line as usual need not be seen: the next one has a number of its own.
  return lines.map(line => line.replace(/\r?\n$/u, ''));
}

const HEAD = 160;
const TAIL = 60;
/** So far a word's border is looked for. */
const LONGEST_WORD = 30;

/**
 * The head and tail of a text longer than `whole`; others come whole. Cut between words where there is white space, and
 * never through a character.
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

function untilWord(head: string): string {
  const end = head.search(/\s\S*$/u);
  return end >= head.length - LONGEST_WORD ? head.slice(0, end) : head;
}

function fromWord(tail: string): string {
  const start = tail.search(/\s/u) + 1;
  return start > 0 && start <= LONGEST_WORD ? tail.slice(start) : tail;
}
