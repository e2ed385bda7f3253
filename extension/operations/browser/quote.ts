/** Text that a page chose, as a part of a sentence of ours: it cannot end its quotation by itself. */
export function quote(text: string): string {
  return `“${text.replace(/[“”"„‟«»＂]/gu, "'")}”`;
}
