import { useMessages } from '../../../../components/language.ts';
import type { Notice } from '../../conversation/conversation.ts';
import { useOpenPanel, usePanel, useTurn } from '../../panel/panel-context.tsx';
import { ReadPdf } from '../../site/read-pdf.tsx';
import styles from '../../ui/thread.module.css';
import { Allow } from './allow.tsx';
import type { StatusKind } from './status-of-problem.ts';
import { StatusView } from './status-view.tsx';

/** Why the page was not included, and how to give access. */
export function PageUnreadable({
  notice,
}: {
  notice: Extract<Notice, { kind: 'page-unreadable' }>;
}): React.ReactNode {
  const messages = useMessages();
  const turn = useTurn();
  const { openTryIt } = useOpenPanel();
  const idle = usePanel(state => state.activity.status === 'idle');
  const kind = statusOfPage(notice);
  return (
    <StatusView
      kind={kind}
      role="note"
      kept={messages.status.sentWithoutPage}
      detail={kind === 'page-failed' ? messages.word(notice.message) : undefined}
    >
      {notice.isDestination && notice.origin !== undefined && (
        <p>{messages.status.ledTo(new URL(notice.origin).host)}</p>
      )}
      {kind === 'page-not-allowed' && notice.origin !== undefined && (
        <Allow
          origins={[notice.origin]}
          label={messages.panel.allow(new URL(notice.origin).host)}
          allowed={messages.panel.allowed}
          onAllowed={turn.askAgainNow}
        />
      )}
      {kind === 'page-by-icon' && (
        <button type="button" className={styles.secondary} disabled={!idle} onClick={turn.askAgainNow}>
          {messages.panel.tryAgain}
        </button>
      )}
      {kind === 'page-pdf' && <ReadPdf origin={notice.origin} />}
      {kind === 'page-closed' && (
        <button type="button" className={styles.secondary} onClick={openTryIt}>
          {messages.status.openTryIt}
        </button>
      )}
    </StatusView>
  );
}

/** Without its origin a page can be allowed only by a click on our icon. */
function statusOfPage({ type, origin, message }: Extract<Notice, { kind: 'page-unreadable' }>): StatusKind {
  switch (type) {
    case 'NotPermitted':
      return origin === undefined ? 'page-by-icon' : 'page-not-allowed';
    case 'Unsupported':
      return typeof message === 'object' && message.code === 'page.pdf' ? 'page-pdf' : 'page-closed';
    case 'PageGone':
      return 'page-gone';
    case 'Timeout':
      return 'page-silent';
    default:
      return 'page-failed';
  }
}
