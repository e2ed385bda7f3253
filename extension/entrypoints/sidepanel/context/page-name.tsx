import { useMessages } from '../../../components/language.ts';
import type { FrontPage } from '../conversation/panel-store.ts';
import { lastApprovedAddress } from '../conversation/shared-tabs.ts';
import { siteName } from '../conversation/summary.ts';
import { usePanel } from '../panel/panel-context.tsx';
import styles from './context.module.css';

/**
 * The title and site of a page that we may access; for others the approved destination is shown. Titles and sites are the
 * page's own text, and stand apart from ours.
 */
export function PageName({ page, unnamed }: { page: Partial<FrontPage>; unnamed: string }): React.ReactNode {
  const { context: messages } = useMessages();
  const ledTo = useSiteLedTo(page);
  const site = page.isBrowserOwn ? messages.browserOwn : siteName(page.url);
  const title = page.title?.trim();
  return (
    <>
      {title ? <bdi className={styles.title}>{title}</bdi> : <span>{unnamed}</span>}
      {ledTo !== undefined && <span className={styles.ledTo}>{messages.sentTo(ledTo)}</span>}
      <span className={styles.aside}>
        <bdi>{site ?? messages.noAccess}</bdi>
      </span>
    </>
  );
}

/** The last approved destination of a tab whose page Chrome does not reveal. */
export function useSiteLedTo({ tabId, url }: Partial<FrontPage>): string | undefined {
  return usePanel(({ conversation }) =>
    tabId === undefined || url !== undefined ? undefined : siteName(lastApprovedAddress(conversation, tabId)),
  );
}
