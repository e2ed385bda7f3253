/** A stretch of text, or one invisible character made visible. */
export interface TextPart {
  kind: 'text' | 'mark';
  text: string;
}

/**
 * What can't be seen or shifts what is seen: control and format characters (among them zero-width and bidi controls),
 * line breaks, tabs, and white space that is more than one space between words.
 */
const INVISIBLE = /\r\n|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|^ +| +$| {2,}|[^\S \n\r\t]/gu;

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

/** A long text's head and tail; short ones come whole. Cut between characters, not through them. */
export function headAndTail(text: string): { head: string; tail: string; length: number } | undefined {
  const characters = [...text];
  if (characters.length <= HEAD + TAIL) return undefined;
  return {
    head: characters.slice(0, HEAD).join(''),
    tail: characters.slice(-TAIL).join(''),
    length: characters.length,
  };
}
