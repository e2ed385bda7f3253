import { marked, type Token } from 'marked';

type ImageWords = (alt: string, host: string) => string;

/**
 * An answer's Markdown without what the panel does not show of it: a reader of the file would load its images from
 * wherever they are, and would take its HTML for markup, where the panel shows both as words.
 */
export function withoutUnshown(text: string, imageWords: ImageWords): string {
  const shown = unshownParts(text, imageWords).reduce(
    (rest, { raw, words }) => rest.split(raw).join(words),
    text,
  );
  // What could not be taken out where it stands (in a quotation, over several lines) is no Markdown any more.
  return unshownParts(shown, imageWords).length === 0 ? shown : asCode(shown.replace(/\]\([^)]*\)/gu, ']'));
}

/** Where they stand in the text, and the words that the panel shows instead. */
function unshownParts(text: string, imageWords: ImageWords): { raw: string; words: string }[] {
  const tokens: Token[] = [];
  marked.walkTokens(marked.lexer(text), token => void tokens.push(token));
  const images = tokens.filter(token => token.type === 'image').map(addressOf);
  return tokens.flatMap(token => {
    const { type, raw } = token;
    if (type === 'image') return [{ raw, words: imageWords(token.text, hostOf(addressOf(token))) }];
    if (type === 'html') return [{ raw, words: raw.replaceAll('<', '&lt;') }];
    // A footnote of other readers, and what it says, is the definition of an address to this one.
    const isUnshown = images.includes(addressOf(token)) || raw.includes('![');
    return type === 'def' && isUnshown ? [{ raw, words: '' }] : [];
  });
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
