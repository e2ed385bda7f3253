import { useEffect, useState } from 'react';
import buttons from '../../components/buttons.module.css';
import { useMessages } from '../../components/language.ts';
import { offerMessage } from '../../messaging/offered-message.ts';
import styles from './onboarding.module.css';
import { PinPicture } from './pin-picture.tsx';
import { Step } from './step.tsx';

interface TryStepProps {
  /** A backend answers. */
  isReady: boolean;
  windowId: number | undefined;
}

export function TryStep({ isReady, windowId }: TryStepProps): React.ReactNode {
  const { onboarding: messages, practice } = useMessages();
  const isPinned = useIsPinned();
  if (!isReady) return <Step number={3} title={messages.tryStep} state="later" later={messages.tryLater} />;
  return (
    <Step number={3} title={messages.ready} state="open">
      <p role="status">{messages.readyHint}</p>
      <div className={styles.row}>
        <button
          type="button"
          className={buttons.primary}
          onClick={() => tryIt(windowId, practice.tour.tasks.search.say)}
        >
          {messages.tryIt}
        </button>
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => void chrome.runtime.openOptionsPage()}
        >
          {messages.settings}
        </button>
      </div>
      {isPinned === false && (
        <div className={styles.pin}>
          <PinPicture />
          <p>{messages.pin}</p>
        </div>
      )}
      {isPinned && <p className={styles.quiet}>{messages.pinned}</p>}
    </Step>
  );
}

/** The panel first: Chromium opens it only during the click itself. It has the first task of the tour, ready to be sent. */
function tryIt(windowId: number | undefined, firstTask: string): void {
  if (windowId !== undefined) {
    void chrome.sidePanel.open({ windowId });
    void offerMessage({ windowId, at: Date.now(), text: firstTask });
  }
  location.assign('try-it.html#search');
}

/** Whether the icon is in the toolbar. The person pins it in a menu of Chrome's, and returns. */
function useIsPinned(): boolean | undefined {
  const [isPinned, setPinned] = useState<boolean>();
  useEffect(() => {
    const look = (): void =>
      void chrome.action.getUserSettings().then(({ isOnToolbar }) => setPinned(isOnToolbar));
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, []);
  return isPinned;
}
