import { useStore } from 'zustand/react';
import { useMessages } from '../../../components/language.ts';
import { useOpenPanel, usePanel } from '../panel/panel-context.tsx';
import styles from './site.module.css';

/**
 * Whether the pages of the site in front may offer tools to the model. Shown only where this browser has them for all pages, or
 * the user has allowed them here: nobody looks into the page for this. Settings allow them for any site.
 */
export function PageToolsSwitch(): React.ReactNode {
  const { sites: messages } = useMessages();
  const { sites } = useOpenPanel();
  const url = usePanel(({ pageContext }) => pageContext.front?.url);
  const allowed = useStore(sites.pageTools);
  if (url === undefined || !/^https?:/u.test(url)) return null;
  const { origin, host } = new URL(url);
  const isAllowed = allowed.includes(origin);
  if (!isAllowed && !('modelContext' in Document.prototype)) return null;
  return (
    <label className={styles.tools} title={messages.pageToolsHint(host)}>
      <input
        type="checkbox"
        checked={isAllowed}
        onChange={({ target }) => void sites.allowPageTools(origin, target.checked)}
      />
      {messages.pageTools}
    </label>
  );
}
