import { TextQuote } from 'lucide-react';
import { usePanel, useTurn, useWords } from '../panel-context.ts';
import { ExcerptChip } from './excerpt-chip.tsx';

/** What the person asked about in the menu of a page. It stays, also when nothing is selected there any more. */
export function QuoteChip(): React.ReactNode {
  const { composing } = useWords();
  const turn = useTurn();
  const quote = usePanel(({ conversation }) => conversation.quote);
  if (!quote) return null;
  return (
    <ExcerptChip
      icon={TextQuote}
      about={composing.asksAbout}
      excerpt={quote.text}
      length={quote.text.length}
      remove={composing.removeQuote}
      onRemove={() => turn.quote(undefined)}
    />
  );
}
