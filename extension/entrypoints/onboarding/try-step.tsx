import { useEffect, useState } from 'react';
import buttons from '../../components/buttons.module.css';
import { useMessages } from '../../components/language.ts';
import styles from './onboarding.module.css';
import { PinPicture } from './pin-picture.tsx';
import { Step } from './step.tsx';

interface TryStepProps {
  /** A backend answers. */
  isReady: boolean;
  windowId: number | undefined;
}

export function TryStep({ isReady, windowId }: TryStepProps): React.ReactNode {
  const { onboarding: messages } = useMessages();
  const isPinned = useIsPinned();
  if (!isReady) return <Step number={3} title={messages.tryStep} state="later" later={messages.tryLater} />;
  return (
    <Step number={3} title={messages.ready} state="open">
      <p role="status">{messages.readyHint}</p>
      <div className={styles.row}>
        <button type="button" className={buttons.primary} onClick={() => tryIt(windowId)}>
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

/** The panel first: Chromium opens it only during the click itself. */
function tryIt(windowId: number | undefined): void {
  if (windowId !== undefined) void chrome.sidePanel.open({ windowId });
  location.assign('try-it.html');
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
