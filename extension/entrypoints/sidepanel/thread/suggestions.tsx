import { useStore } from 'zustand/react';
import { useMessages } from '../../../components/language.ts';
import type { PersonMessages } from '../../../messages/person/person-messages.ts';
import type { PageTraits } from '../../../page/page-traits.ts';
import { useOpenPanel, usePanel, useTurn } from '../panel/panel-context.tsx';

const MOST = 4;

/** Suggestions for the page in front, from its traits alone: nothing is sent for them. */
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

/** The most specific first; general ones fill up. */
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
    // Most pages with articles and tables contain a list, so it counts only without them.
    traits.hasList && !traits.hasArticle && !traits.hasTable && messages.list,
  ].filter(text => text !== false);
  return [...fitting, ...messages.anywhere].slice(
    0,
    Math.max(messages.anywhere.length, Math.min(MOST, fitting.length)),
  );
}

/** Whether the person completes the text. */
function isOpenText(text: string): boolean {
  return /[:：]\s*$/u.test(text);
}

/** An open text ends with an ellipsis on its button. */
function suggestionLabel(text: string): string {
  return text.replace(/[:：]\s*$/u, '…');
}
