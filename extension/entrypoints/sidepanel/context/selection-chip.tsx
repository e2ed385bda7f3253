import { TextSelect } from 'lucide-react';
import { usePanel, useTurn, useWords } from '../panel-context.ts';
import { ExcerptChip } from './excerpt-chip.tsx';

/** What is selected in the page, while something is. Gone with the page when that is left out. */
export function SelectionChip(): React.ReactNode {
  const { context: words } = useWords();
  const turn = useTurn();
  const selection = usePanel(({ pageContext }) => pageContext.selection);
  // What was asked about in the menu of the page goes along in its place.
  const isLeftOut = usePanel(
    ({ pageContext, conversation }) =>
      pageContext.isSelectionLeftOut || conversation.isPageOff === true || conversation.quote !== undefined,
  );
  if (!selection || isLeftOut) return null;
  return (
    <ExcerptChip
      icon={TextSelect}
      about={words.selected}
      excerpt={selection.excerpt}
      length={selection.length}
      remove={words.removeSelection}
      onRemove={() => turn.leaveSelectionOut()}
    />
  );
}
