import type { MappedLink } from '@assent/shared';

/** What a word counts, by where it stands. */
const WEIGHTS = { title: 3, address: 2, description: 1 } as const;

/** The links that hold a word of the search, those with most of it first, others in their order. */
export function rankLinks(links: readonly MappedLink[], search: string): MappedLink[] {
  const words = [...new Set(wordsOf(search))];
  return links
    .map(link => ({ link, score: scoreOf(link, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ link }) => link);
}

/** Each word that is found at all counts more than any number of finds of another. */
function scoreOf({ url, title = '', description = '' }: MappedLink, words: readonly string[]): number {
  const texts = { title: fold(title), address: fold(readable(url)), description: fold(description) };
  const scores = words.map(
    word =>
      (texts.title.includes(word) ? WEIGHTS.title : 0) +
      (texts.address.includes(word) ? WEIGHTS.address : 0) +
      (texts.description.includes(word) ? WEIGHTS.description : 0),
  );
  const found = scores.filter(score => score > 0).length;
  return found * 100 + scores.reduce((sum, score) => sum + score, 0);
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The host is the same for all of them. */
function readable(address: string): string {
  const { pathname, search } = new URL(address);
  try {
    return decodeURIComponent(`${pathname}${search}`);
  } catch {
    return `${pathname}${search}`;
  }
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
