import { PanelTop } from 'lucide-react';
import { useShallow } from 'zustand/react/shallow';
import { useMessages } from '../../../components/language.ts';
import type { FrontPage, OpenTab } from '../conversation/panel-store.ts';
import { otherTabsAlong } from '../conversation/shared-tabs.ts';
import { usePanel, useTurn } from '../panel/panel-context.tsx';
import { Chip } from './chip.tsx';
import styles from './context.module.css';
import { Disclosure } from './disclosure.tsx';
import { PageName, useSiteLedTo } from './page-name.tsx';

/** More would leave the conversation no room in a narrow panel. */
const MAX_CHIPS = 2;

/** The other shared tabs: the model knows them and may propose actions there. The newest have a chip each. */
export function TabChips(): React.ReactNode {
  const isOff = usePanel(({ conversation }) => conversation.isPageOff === true);
  const tabs = usePanel(
    useShallow(({ conversation, pageContext }) => otherTabsAlong(conversation, pageContext)),
  );
  if (isOff) return null;
  const chips = tabs.length > MAX_CHIPS ? tabs.slice(1 - MAX_CHIPS) : tabs;
  const others = tabs.slice(0, tabs.length - chips.length);
  return (
    <>
      {chips.map(tab => (
        <TabChip key={tab.tabId} tab={tab} />
      ))}
      {others.length > 0 && (
        <MoreTabs count={others.length}>
          {others.map(tab => (
            <TabChip key={tab.tabId} tab={tab} />
          ))}
        </MoreTabs>
      )}
    </>
  );
}

function TabChip({ tab }: { tab: OpenTab }): React.ReactNode {
  const { context: messages } = useMessages();
  const turn = useTurn();
  const ledTo = useSiteLedTo(tab);
  return (
    <Chip
      icon={PanelTop}
      remove={messages.leaveTabOut(nameOf(tab) ?? ledTo ?? messages.otherTab)}
      onRemove={() => turn.unshareTab(tab.tabId)}
    >
      <PageName page={tab} unnamed={messages.otherTab} />
    </Chip>
  );
}

function nameOf({ title, url }: FrontPage): string | undefined {
  return title?.trim() || url;
}

function MoreTabs({ count, children }: { count: number; children: React.ReactNode }): React.ReactNode {
  const { context: messages } = useMessages();
  return (
    <Disclosure name={messages.moreTabs(count)}>
      {() => <ul className={styles.chips}>{children}</ul>}
    </Disclosure>
  );
}
