import { PanelTop } from 'lucide-react';
import { useShallow } from 'zustand/react/shallow';
import type { FrontPage } from '../conversation/page-context.ts';
import { otherTabsAlong } from '../conversation/tabs-along.ts';
import { usePanel, useTurn, useWords } from '../panel-context.ts';
import { Chip } from './chip.tsx';
import { PageName } from './page-name.tsx';

/** The other tabs of the conversation: the model knows of them, and may ask to go on there. */
export function TabChips(): React.ReactNode {
  const { context: words } = useWords();
  const turn = useTurn();
  const isOff = usePanel(({ conversation }) => conversation.isPageOff === true);
  const tabs = usePanel(
    useShallow(({ conversation, pageContext }) => otherTabsAlong(conversation, pageContext)),
  );
  if (isOff) return null;
  return tabs.map(tab => (
    <Chip
      key={tab.tabId}
      icon={PanelTop}
      remove={words.leaveTabOut(nameOf(tab) ?? words.otherTab)}
      onRemove={() => turn.unshareTab(tab.tabId)}
    >
      <PageName page={tab} unnamed={words.otherTab} />
    </Chip>
  ));
}

function nameOf({ title, url }: FrontPage): string | undefined {
  return title?.trim() || url;
}
