/** Each of these may begin an element, which takes as long to render as this many letters. */
const MARKS = new Set(Array.from('\n|*_`~[<>$&-', mark => mark.charCodeAt(0)));
const MARK = 10;

/** How long a text takes to lex and to render, in letters. */
export function weightOf(text: string): number {
  let weight = text.length;
  for (let at = 0; at < text.length; at += 1) if (MARKS.has(text.charCodeAt(at))) weight += MARK;
  return weight;
}

/** The end of the longest part of a text, from `start` on, of at most this weight. */
export function endOfWeight(text: string, start: number, most: number): number {
  let left = most;
  for (let at = start; at < text.length; at += 1) {
    left -= MARKS.has(text.charCodeAt(at)) ? 1 + MARK : 1;
    if (left < 0) return at;
  }
  return text.length;
}
