import { marked, type Token, type Tokens } from 'marked';
import { namesPlace, safeLink } from '../../conversation/safe-link.ts';

type ImageWords = (alt: string, host: string) => string;

interface Replaced {
  raw: string;
  words: string;
}

/**
 * An answer's Markdown without the parts that the panel does not render: another reader would load its images, apply its HTML
 * and follow unsafe links. Destinations of links are written out, as in the panel.
 */
export function withoutUnshown(text: string, imageWords: ImageWords): string {
  const shown = replaceAll(text, unshownParts(text, imageWords));
  // What could not be replaced in place (in a quotation, over several lines) becomes code.
  if (unshownParts(shown, imageWords).length > 0) return asCode(shown.replace(/\]\([^)]*\)/gu, ']'));
  return replaceAll(shown, hiddenPlaces(shown));
}

/** Replaces each part once, but not at the start of the definition of its own address. */
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

/** A name alone at the start of its line. A link may be followed by a colon as well. */
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
    // Other readers' footnotes are link definitions to this one.
    const isUnshown = images.includes(addressOf(token)) || raw.includes('![') || isUnsafe(token);
    return type === 'def' && isUnshown ? [{ raw, words: '' }] : [];
  });
}

/** Links that the panel shows as plain text. A text that is no address belongs to a footnote. */
function isUnsafe(token: Token): boolean {
  const address = addressOf(token);
  return !safeLink(address) && !(token.raw.startsWith('[^') && !URL.canParse(address));
}

/** The destinations of links whose text may name another place. */
function hiddenPlaces(text: string): Replaced[] {
  return tokensOf(text).flatMap(token => {
    const place = isLink(token) && safeLink(addressOf(token))?.place;
    if (!place || namesPlace(token.text, place)) return [];
    const raw = text.includes(token.raw) ? token.raw : endOf(token.raw);
    return [{ raw, words: `${raw} (${place})` }];
  });
}

/** The end of a link that is written differently in the text, as over several lines: its address or reference. */
function endOf(link: string): string {
  const end = link.lastIndexOf(']', link.length - 2);
  return end === -1 ? link : link.slice(end);
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  marked.walkTokens(marked.lexer(text), token => void tokens.push(token));
  return tokens;
}

/** Not an address that is written out as such. */
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
