/**
 * Characters that a model sees and a person does not: Unicode tags, zero-width and bidirectional controls, variation selectors,
 * soft hyphens, fillers (Unicode TR 36 and TR 39). They can carry hidden instructions.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

export function holdsInvisible(text: string): boolean {
  return text.search(INVISIBLE) !== -1;
}

/** Page text for a model: without invisible characters and lone surrogates, in NFC. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(INVISIBLE, '').normalize('NFC').replace(INVISIBLE, '');
}

/** `\\u003c` for `<`. */
export function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
