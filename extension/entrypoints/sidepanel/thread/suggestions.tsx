import { useStore } from 'zustand/react';
import { useMessages } from '../../../components/language.ts';
import type { PersonMessages } from '../../../messages/person/person-messages.ts';
import type { PageTraits } from '../../../page/page-traits.ts';
import { useOpenPanel, usePanel, useTurn } from '../panel/panel-context.tsx';

const MOST = 4;

/** What could be asked of the page in front. It is made here, of what kinds of things the page has: nothing is sent for it. */
export function Suggestions(): React.ReactNode {
  const { suggestions: messages } = useMessages();
  const turn = useTurn();
  const { composing } = useOpenPanel();
  const traits = useStore(composing.traits);
  const isSomethingSelected = usePanel(
    ({ pageContext, conversation }) =>
      pageContext.selection !== undefined || conversation.quote !== undefined,
  );
  const take = (text: string): void => {
    if (!isOpenText(text)) {
      turn.send(text);
      return;
    }
    turn.setDraft(text);
    composing.field.current?.focus();
  };
  return (
    <ul aria-label={messages.name}>
      {suggestedTexts(messages, traits, isSomethingSelected).map(text => (
        <li key={text}>
          <button type="button" onClick={() => take(text)}>
            {suggestionLabel(text)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What fits the page, the most particular first; what fits any page fills up. */
function suggestedTexts(
  messages: PersonMessages['suggestions'],
  traits: PageTraits,
  isSomethingSelected: boolean,
): string[] {
  const fitting = [
    isSomethingSelected && messages.selection,
    traits.hasForm && messages.form,
    traits.hasSearch && messages.search,
    traits.hasTable && messages.table,
    traits.hasArticle && messages.article,
    // A list is part of most articles and tables' pages; it is what is left to talk about where there is nothing else.
    traits.hasList && !traits.hasArticle && !traits.hasTable && messages.list,
  ].filter(text => text !== false);
  return [...fitting, ...messages.anywhere].slice(
    0,
    Math.max(messages.anywhere.length, Math.min(MOST, fitting.length)),
  );
}

/** Whether the person writes it to its end. */
function isOpenText(text: string): boolean {
  return /[:：]\s*$/u.test(text);
}

/** How it reads on a button: an open one trails off. */
function suggestionLabel(text: string): string {
  return text.replace(/[:：]\s*$/u, '…');
}
