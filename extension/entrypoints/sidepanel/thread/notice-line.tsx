import type { Notice } from '../conversation/conversation.ts';
import { usePanel, useTurn, useWords } from '../panel-context.ts';
import { NeverReadNotice } from '../site/site-notice.tsx';
import { Allow } from './allow.tsx';
import styles from './thread.module.css';

/** Something that the panel says by itself. */
export function NoticeLine({ notice }: { notice: Notice }): React.ReactNode {
  const words = useWords();
  switch (notice.kind) {
    case 'page-unreadable':
      return <PageUnreadable notice={notice} />;
    case 'frames-closed':
      return (
        <Aside text={words.framesClosed(notice.origins.join(', '))}>
          <Allow origins={notice.origins} label={words.allowFrames} allowed={words.allowed} />
        </Aside>
      );
    case 'never-read':
      return <NeverReadNotice notice={notice} />;
    case 'frames-withheld':
      return <Aside text={words.sites.framesWithheld(notice.origins.map(hostOf).join(', '))} />;
    case 'record-unreadable':
      return <Aside text={words.recordUnreadable} />;
    case 'not-kept':
      return <Aside text={words.notKept(notice.message)} />;
  }
}

function Aside({ text, children }: { text: string; children?: React.ReactNode }): React.ReactNode {
  return (
    <div className={styles.notice} role="note">
      <p>{text}</p>
      {children}
    </div>
  );
}

function hostOf(origin: string): string {
  return new URL(origin).host;
}

function PageUnreadable({
  notice,
}: {
  notice: Extract<Notice, { kind: 'page-unreadable' }>;
}): React.ReactNode {
  const words = useWords();
  const turn = useTurn();
  const idle = usePanel(state => state.activity.status === 'idle');
  const reason = words.unreadable[notice.type] ?? notice.message;
  const byIcon = notice.type === 'NotPermitted' && notice.origin === undefined;
  return (
    <Aside text={`${words.unreadableTitle} ${reason} ${byIcon ? words.grantByIcon : ''}`}>
      {notice.type === 'NotPermitted' && notice.origin !== undefined && (
        <Allow
          origins={[notice.origin]}
          label={words.allow(new URL(notice.origin).host)}
          allowed={words.allowed}
          onAllowed={turn.askAnew}
        />
      )}
      {byIcon && (
        <button type="button" className={styles.secondary} disabled={!idle} onClick={turn.askAnew}>
          {words.tryAgain}
        </button>
      )}
    </Aside>
  );
}
