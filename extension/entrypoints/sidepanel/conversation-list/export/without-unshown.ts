import { marked, type Token, type Tokens } from 'marked';
import { namesPlace, safeLink } from '../../conversation/safe-link.ts';

type ImageWords = (alt: string, host: string) => string;

/** What stands in the text, and what stands there in the export. */
interface Replaced {
  raw: string;
  words: string;
}

/**
 * An answer's Markdown without what the panel does not show of it: a reader of the file would load its images from
 * wherever they are, would take its HTML for markup and open whatever it calls a link, where the panel shows words. And
 * where a link leads is said beside it, as in the panel.
 */
export function withoutUnshown(text: string, imageWords: ImageWords): string {
  const shown = replaceAll(text, unshownParts(text, imageWords));
  // What could not be taken out where it stands (in a quotation, over several lines) is no Markdown any more.
  if (unshownParts(shown, imageWords).length > 0) return asCode(shown.replace(/\]\([^)]*\)/gu, ']'));
  return replaceAll(shown, hiddenPlaces(shown));
}

/** Each once, however often it stands there; but not where it begins the definition of its own address. */
function replaceAll(text: string, parts: readonly Replaced[]): string {
  const words = new Map(parts.map(part => [part.raw, part.words]));
  return [...words].reduce(
    (rest, [raw, said]) =>
      rest
        .split(raw)
        .reduce((before, after) => before + (isDefinition(before, raw, after) ? raw : said) + after),
    text,
  );
}

/** A name alone, with nothing said before it on its line. A link may be followed by a colon as well. */
function isDefinition(before: string, raw: string, after: string): boolean {
  if (!after.startsWith(':') || raw.indexOf(']') < raw.length - 1) return false;
  return !/\p{L}/u.test(before.slice(before.lastIndexOf('\n') + 1));
}

function unshownParts(text: string, imageWords: ImageWords): Replaced[] {
  const tokens = tokensOf(text);
  const images = tokens.filter(token => token.type === 'image').map(addressOf);
  return tokens.flatMap(token => {
    const { type, raw } = token;
    if (type === 'image') return [{ raw, words: imageWords(token.text, hostOf(addressOf(token))) }];
    if (type === 'html') return [{ raw, words: raw.replaceAll('<', '&lt;') }];
    if (isLink(token)) return isUnsafe(token) ? [{ raw, words: token.text }] : [];
    // A footnote of other readers, and what it says, is the definition of an address to this one.
    const isUnshown = images.includes(addressOf(token)) || raw.includes('![') || isUnsafe(token);
    return type === 'def' && isUnshown ? [{ raw, words: '' }] : [];
  });
}

/** Links that the panel shows as words. What is no address at all is the text of a footnote. */
function isUnsafe(token: Token): boolean {
  const address = addressOf(token);
  return !safeLink(address) && !(token.raw.startsWith('[^') && !URL.canParse(address));
}

/** Of links whose text may name another place than they lead to. */
function hiddenPlaces(text: string): Replaced[] {
  return tokensOf(text).flatMap(token => {
    const place = isLink(token) && safeLink(addressOf(token))?.place;
    if (!place || namesPlace(token.text, place)) return [];
    const raw = text.includes(token.raw) ? token.raw : endOf(token.raw);
    return [{ raw, words: `${raw} (${place})` }];
  });
}

/** Of a link that stands otherwise in the text, as over several lines of a quotation: its address, or the name of that. */
function endOf(link: string): string {
  const end = link.lastIndexOf(']', link.length - 2);
  return end === -1 ? link : link.slice(end);
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  marked.walkTokens(marked.lexer(text), token => void tokens.push(token));
  return tokens;
}

/** Not an address that stands there as such. */
function isLink(token: Token): token is Tokens.Link {
  return token.type === 'link' && token.raw !== token.text;
}

function addressOf(token: Token): string {
  return 'href' in token ? String(token.href) : '';
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

function asCode(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}
