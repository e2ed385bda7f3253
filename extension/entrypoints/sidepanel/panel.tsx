import { useMessages } from '../../components/language.ts';
import { Agreement } from './agreement/agreement.tsx';
import { Composer } from './composer/composer.tsx';
import { useFileDrop } from './composer/take-files.ts';
import { WorksOn } from './conversations/works-on.tsx';
import { Header } from './header/header.tsx';
import { useHasConsent } from './panel/panel-context.tsx';
import styles from './panel.module.css';
import { ConnectDialog } from './programs/connect-dialog.tsx';
import { ProgramBar } from './programs/program-bar.tsx';
import { Tasks } from './tasks/tasks.tsx';
import { CardAnnouncer } from './thread/card/card-heading.tsx';
import { Thread } from './thread/thread.tsx';

export function Panel(): React.ReactNode {
  const { isOver, handlers } = useFileDrop();
  const { attachments: messages } = useMessages();
  return (
    <div className={styles.panel} {...handlers}>
      <div>
        <Header />
        <WorksOn />
        <ProgramBar />
      </div>
      <Thread />
      <CardAnnouncer />
      <div>
        <Tasks />
        {useHasConsent() ? <Composer /> : <Agreement />}
      </div>
      <ConnectDialog />
      {isOver && <p className={styles.drop}>{messages.drop}</p>}
    </div>
  );
}
