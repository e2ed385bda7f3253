import { useStore } from 'zustand/react';
import { useMessages } from '../../../components/language.ts';
import { useIsRules } from '../panel/answering-model.ts';
import { useOpenPanel, usePanel, useTurn } from '../panel/panel-context.tsx';
import { suggestedTexts } from './suggested-texts.ts';

/** Suggestions for the page in front, from its traits alone: nothing is sent for them. Each is something that what answers can do. */
export function Suggestions(): React.ReactNode {
  const { suggestions: messages } = useMessages();
  const turn = useTurn();
  const { composing } = useOpenPanel();
  const traits = useStore(composing.traits);
  const isRules = useIsRules();
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
      {suggestedTexts({ messages, traits, isSomethingSelected, isRules }).map(text => (
        <li key={text}>
          <button type="button" onClick={() => take(text)}>
            {suggestionLabel(text)}
          </button>
        </li>
      ))}
    </ul>
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
