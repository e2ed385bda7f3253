import type { Notice } from '../conversation/conversation.ts';
import { useWords } from '../panel-context.ts';
import { NeverReadNotice } from '../site/site-notice.tsx';
import { Allow } from './allow.tsx';
import { PageUnreadable } from './faces/page-unreadable.tsx';
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
