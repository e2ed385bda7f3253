import type { PageTraits } from '../../../../page/page-traits.ts';
import type { Words } from '../../words/words-for.ts';

const MOST = 4;

/** What fits the page, the most particular first; what fits any page fills up. */
export function suggestedTexts(
  words: Words['suggestions'],
  traits: PageTraits,
  isSomethingSelected: boolean,
): string[] {
  const fitting = [
    isSomethingSelected && words.selection,
    traits.hasForm && words.form,
    traits.hasSearch && words.search,
    traits.hasTable && words.table,
    traits.hasArticle && words.article,
    // A list is part of most articles and tables' pages; it is what is left to talk about where there is nothing else.
    traits.hasList && !traits.hasArticle && !traits.hasTable && words.list,
  ].filter(text => text !== false);
  return [...fitting, ...words.anywhere].slice(
    0,
    Math.max(words.anywhere.length, Math.min(MOST, fitting.length)),
  );
}

/** Whether the person writes it to its end. */
export function isOpenText(text: string): boolean {
  return /[:：]\s*$/u.test(text);
}

/** How it reads on a button: an open one trails off. */
export function suggestionLabel(text: string): string {
  return text.replace(/[:：]\s*$/u, '…');
}
