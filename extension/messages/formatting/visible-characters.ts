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

/** The same in one text, where marks can't be set apart. */
export function withMarks(text: string): string {
  return visibleText(text)
    .map(part => part.text)
    .join('');
}
