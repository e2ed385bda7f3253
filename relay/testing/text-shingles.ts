/** Four words each: what is compared of an extracted text and a labelled one. */
export function shinglesOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(3).map((_, index) => words.slice(index, index + 4).join(' '));
}

/** Without what Markdown adds: the addresses of links, the languages of code, numbers of lists, descriptions of pictures. */
export function wordsOnly(markdown: string): string {
  return markdown
    .replace(/\]\([^)\s]*(?: "[^"]*")?\)/g, ']')
    .replace(/^```\w*/gm, '')
    .replace(/^ *\d+\. /gm, '')
    .replace(/\[image: [^\]]*\]/g, '')
    .replace(/[*`]/g, '');
}
