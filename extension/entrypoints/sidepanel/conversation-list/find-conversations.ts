import type { FoundConversation } from '../conversation/conversation-list.ts';
import type { Summary } from '../conversation/summary.ts';

const BEFORE = 40;
const AFTER = 110;

/** The text of a conversation, and its folded form: lower case, half-width letters. */
export interface SearchableText {
  text: string;
  folded: string;
}

export function fold(text: string): string {
  return text.replace(FULL_WIDTH, narrow).toLowerCase();
}

/** Letters and digits that some input methods enter as wide as a Chinese character. */
const FULL_WIDTH = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/gu;

function narrow(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
}

/** The conversations whose title, site or text contains every word of the query, in the given order. */
export function findConversations(
  query: string,
  summaries: readonly Summary[],
  texts: ReadonlyMap<string, SearchableText>,
): FoundConversation[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  return summaries.flatMap(summary => {
    const heading = fold([summary.name, summary.title, summary.host].join('\n'));
    const inText = texts.get(summary.id);
    const missing = words.filter(word => !heading.includes(word));
    if (!missing.every(word => inText?.folded.includes(word))) return [];
    const [first] = missing;
    return first !== undefined && inText
      ? [{ ...summary, excerpt: excerptAround(first, inText) }]
      : [summary];
  });
}

function excerptAround(word: string, { text, folded }: SearchableText): string {
  const at = folded.indexOf(word);
  const start = Math.max(0, at - BEFORE);
  const part = text.slice(start, at + word.length + AFTER).replace(/\s+/gu, ' ');
  return `${start > 0 ? '…' : ''}${part.trim()}`;
}
