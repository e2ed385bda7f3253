import type { PersonMessages } from '../../../messages/person/person-messages.ts';
import type { PageTraits } from '../../../page/page-traits.ts';

const MOST = 4;

export interface Suggesting {
  messages: PersonMessages['suggestions'];
  traits: PageTraits;
  isSomethingSelected: boolean;
  /** Fixed rules answer: they read aloud and act, and sum nothing up. */
  isRules: boolean;
}

/** The most specific first; general ones fill up. */
export function suggestedTexts({ messages, traits, isSomethingSelected, isRules }: Suggesting): string[] {
  const { selection, anywhere } = isRules ? messages.onRules : messages;
  const fitting = [
    isSomethingSelected && selection,
    traits.hasForm && messages.form,
    traits.hasSearch && messages.search,
    ...(isRules ? [] : summaries(messages, traits)),
  ].filter(text => text !== false);
  return [...fitting, ...anywhere].slice(0, Math.max(anywhere.length, Math.min(MOST, fitting.length)));
}

function summaries(
  { table, article, list }: PersonMessages['suggestions'],
  { hasTable, hasArticle, hasList }: PageTraits,
): (string | false)[] {
  return [
    hasTable && table,
    hasArticle && article,
    // Most pages with articles and tables contain a list, so it counts only without them.
    hasList && !hasArticle && !hasTable && list,
  ];
}
