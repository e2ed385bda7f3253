/**
 * Characters that a person does not see and a model does: Unicode tags, zero-width and bidirectional controls, variation
 * selectors, soft hyphens, fillers (Unicode TR 36 and TR 39). Hidden instructions travel in them.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Whether there is anything in a text that a person does not see. */
export function holdsInvisible(text: string): boolean {
  return text.search(INVISIBLE) !== -1;
}

/** Text of a page as a model may see it: without invisible characters, in NFC, with no lone surrogates. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(INVISIBLE, '').normalize('NFC').replace(INVISIBLE, '');
}
