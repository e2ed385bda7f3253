/** Page text is cut here, wherever it leaves the page. */
const MAX_TEXT = 200;

/** Controls, bidi marks, zero-width characters, tags, private use and fillers: a model would read what a person cannot see. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** JavaScript's white space without the zero-width U+FEFF, and the blank Braille pattern. */
const WHITE_SPACE = /(?:[^\S\uFEFF]|\u2800)+/gu;

/** Text as a person sees it: normalised (NFC), without invisible characters, white space collapsed, bounded. */
export function cleanText(text: string, limit: number = MAX_TEXT): string {
  const visible = stripInvisible(text.slice(0, limit * 20)).replace(WHITE_SPACE, ' ');
  return bounded(visible.trim(), limit);
}

/**
 * A name on a card. Bidi controls stay, because the card shows them as marks; a long name keeps its tail, in which a page
 * could otherwise hide words.
 */
export function cleanName(text: string, head: number = NAME_HEAD, tail: number = NAME_TAIL): string {
  const characters = Array.from(cleanWhole(text));
  if (characters.length <= head + tail) return characters.join('');
  return `${characters.slice(0, head).join('')} … ${characters.slice(-tail).join('')}`;
}

/** The number of characters of a name that {@link cleanName} shortens. */
export function lengthIfCut(text: string): number | undefined {
  const { length } = Array.from(cleanWhole(text));
  return length > NAME_HEAD + NAME_TAIL ? length : undefined;
}

/** As {@link cleanName}, uncut. */
function cleanWhole(text: string): string {
  const kept = text.slice(0, MAX_NAME_LENGTH).replace(WHITE_SPACE, ' ').normalize('NFC').replace(UNREAD, '');
  return kept.replace(WHITE_SPACE, ' ').trim();
}

export const MAX_NAME_LENGTH = 20_000;
const NAME_HEAD = 2400;
const NAME_TAIL = 600;

/** {@link INVISIBLE}, but for bidi controls. */
const UNREAD = /(?!\p{Bidi_Control})[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

export function cleanLines(text: string, limit: number): string {
  const lines = text.split(/\r\n?|\n/u).map(line => stripInvisible(line).replace(WHITE_SPACE, ' ').trim());
  return bounded(
    lines
      .join('\n')
      .replace(/\n{3,}/gu, '\n\n')
      .trim(),
    limit,
  );
}

function stripInvisible(text: string): string {
  return withoutInvisible(text.replace(WHITE_SPACE, ' '));
}

export function withoutInvisible(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, character => (/[\t\n\r]/u.test(character) ? character : ''));
}

/** Cuts between characters, never inside one, and shows that it did. */
function bounded(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${Array.from(text.slice(0, limit)).slice(0, -1).join('')}…`;
}

/** With each white space as one blank, for comparing. */
export function normalized(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
