import { Agreement } from './agreement/agreement.tsx';
import { Composer } from './composer/composer.tsx';
import { WorksOn } from './conversations/works-on.tsx';
import { Header } from './header/header.tsx';
import { useHasConsent } from './panel/panel-context.tsx';
import styles from './panel.module.css';
import { CardAnnouncer } from './thread/card/card-heading.tsx';
import { Thread } from './thread/thread.tsx';

export function Panel(): React.ReactNode {
  return (
    <div className={styles.panel}>
      <div>
        <Header />
        <WorksOn />
      </div>
      <Thread />
      <CardAnnouncer />
      {useHasConsent() ? <Composer /> : <Agreement />}
    </div>
  );
}
