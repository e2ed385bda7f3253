/**
 * The words of a text for the search of the site; names with underscores stay whole. Chinese has no spaces between words, so its
 * characters go in pairs, each also found by its first one. VitePress sends the source of this function to the browser: it must
 * need nothing outside itself.
 */
export function tokenizeText(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}\p{M}_]+/u)
    .flatMap(word =>
      (word.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []).flatMap(part =>
        /\p{Script=Han}/u.test(part) && part.length > 1
          ? Array.from({ length: part.length - 1 }, (_, at) => part.slice(at, at + 2))
          : [part],
      ),
    );
}
