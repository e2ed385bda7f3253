/** Text with each quotation and address as one private-use character, so that nothing inside is taken for a command. */
export type MaskedText = {
  text: string;
  /** Puts quotations back, quotes included; one that stands alone loses its quotes. */
  unmaskValue(text: string): string;
  /** Puts back what is in the quotations, for a name. */
  unmaskName(text: string): string;
};

const QUOTED =
  /“([^”]*)”|‘([^’]*)’|「([^」]*)」|『([^』]*)』|"([^"]*)"|(?<!\w)'([^']*)'(?!\w)|`([^`]*)`|(https?:\/\/[^\s,，。;；]+)/gu;
const FIRST = 0xe000;
/** Addresses have marks of their own, so that going to one is told from opening what is called so. */
const FIRST_ADDRESS = 0xf000;
const MASKS = /[\ue000-\uf8ff]/g;
const LONE_MASK = /^[\ue000-\uf8ff]$/;

export function maskQuotes(original: string): MaskedText {
  const quotes: { raw: string; inner: string }[] = [];
  const text = original.replace(MASKS, '').replace(QUOTED, (raw: string, ...groups: unknown[]) => {
    const inner = groups.slice(0, 8).find(group => typeof group === 'string');
    quotes.push({ raw, inner: typeof inner === 'string' ? inner : raw });
    const first = /^https?:/u.test(raw) ? FIRST_ADDRESS : FIRST;
    return String.fromCharCode(first + quotes.length - 1);
  });
  const quoteOf = (mask: string) => quotes[mask.charCodeAt(0) % (FIRST_ADDRESS - FIRST)];
  return {
    text,
    unmaskValue(masked) {
      const trimmed = masked.trim();
      if (LONE_MASK.test(trimmed)) return quoteOf(trimmed)?.inner ?? '';
      return trimmed.replace(MASKS, mask => quoteOf(mask)?.raw ?? '');
    },
    unmaskName: masked => masked.trim().replace(MASKS, mask => quoteOf(mask)?.inner ?? ''),
  };
}
