import { Plus } from 'lucide-react';
import { useStore } from 'zustand/react';
import { useShallow } from 'zustand/react/shallow';
import { useMessages } from '../../../components/language.ts';
import { rulingFor } from '../../../sites/site-rules.ts';
import { tabsToAdd } from '../conversation/shared-tabs.ts';
import { useOpenPanel, usePanel, useTurn } from '../panel/panel-context.tsx';
import styles from './add-tab.module.css';
import { Disclosure } from './disclosure.tsx';
import { PageName } from './page-name.tsx';

/** Shares other pages of this window with the conversation. Hidden when there are none. */
export function AddTab(): React.ReactNode {
  const { context: messages } = useMessages();
  const turn = useTurn();
  const isOff = usePanel(({ conversation }) => conversation.isPageOff === true);
  const rules = useStore(useOpenPanel().sites.rules);
  const known = usePanel(useShallow(({ conversation, pageContext }) => tabsToAdd(conversation, pageContext)));
  const tabs = known.filter(({ url = '' }) => rulingFor(rules, url).rule !== 'never-read');
  if (isOff || tabs.length === 0) return null;
  return (
    <Disclosure name={messages.addTab} icon={<Plus aria-hidden="true" size={14} />}>
      {close => (
        <>
          <p className={styles.hint}>{messages.addTabHint}</p>
          <ul className={styles.tabs}>
            {tabs.map(tab => (
              <li key={tab.tabId}>
                <button
                  type="button"
                  onClick={() => {
                    close();
                    turn.shareTab(tab.tabId);
                  }}
                >
                  <PageName page={tab} unnamed={messages.otherTab} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Disclosure>
  );
}
