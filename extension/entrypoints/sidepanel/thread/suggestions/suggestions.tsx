import { useStore } from 'zustand/react';
import { useOpenPanel, usePanel, useTurn, useWords } from '../../panel-context.ts';
import { isOpenText, suggestedTexts, suggestionLabel } from './suggested-texts.ts';

/** What could be asked of the page in front. It is made here, of what kinds of things the page has: nothing is sent for it. */
export function Suggestions(): React.ReactNode {
  const { suggestions: words } = useWords();
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
    <ul aria-label={words.name}>
      {suggestedTexts(words, traits, isSomethingSelected).map(text => (
        <li key={text}>
          <button type="button" onClick={() => take(text)}>
            {suggestionLabel(text)}
          </button>
        </li>
      ))}
    </ul>
  );
}
