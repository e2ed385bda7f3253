import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useStore } from 'zustand/react';
import { useShallow } from 'zustand/react/shallow';
import { rulingFor } from '../../../sites/site-rules.ts';
import { tabsToAdd } from '../conversation/tabs-along.ts';
import { useOpenPanel, usePanel, useTurn, useWords } from '../panel-context.ts';
import styles from './add-tab.module.css';
import { PageName } from './page-name.tsx';

/** The other pages of this window, to be shared with the conversation one by one. Gone when there is none that we know of. */
export function AddTab(): React.ReactNode {
  const { context: words } = useWords();
  const turn = useTurn();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isOff = usePanel(({ conversation }) => conversation.isPageOff === true);
  const rules = useStore(useOpenPanel().sites.rules);
  const known = usePanel(useShallow(({ conversation, pageContext }) => tabsToAdd(conversation, pageContext)));
  const tabs = known.filter(({ url = '' }) => rulingFor(rules, url).rule !== 'never-read');
  if (isOff || tabs.length === 0) return null;
  return (
    <li className={styles.place}>
      <button
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Plus aria-hidden="true" size={14} /> {words.addTab}
      </button>
      {isOpen && (
        <section id={id} className={styles.list} aria-label={words.addTab}>
          <p>{words.addTabHint}</p>
          <ul>
            {tabs.map(tab => (
              <li key={tab.tabId}>
                <button
                  type="button"
                  onClick={() => {
                    turn.shareTab(tab.tabId);
                    setOpen(false);
                  }}
                >
                  <PageName page={tab} unnamed={words.otherTab} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </li>
  );
}
