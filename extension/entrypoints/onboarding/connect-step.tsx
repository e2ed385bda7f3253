import { useState } from 'react';
import buttons from '../../components/buttons.module.css';
import { ConnectionField } from '../../components/connection/connection-field.tsx';
import { describeTest } from '../../components/connection/describe-test.ts';
import { type SaveOutcome, saveConnection } from '../../components/connection/save-connection.ts';
import type { ConnectionTest } from '../../components/connection/test-connection.ts';
import { useLanguage, useMessages } from '../../components/language.ts';
import { useCopying } from '../../components/use-copying.ts';
import type { Settings } from '../../settings/settings.ts';
import styles from './onboarding.module.css';
import { returnWhenConnected } from './return-when-connected.ts';
import { Step } from './step.tsx';

const START_COMMAND = 'npm run relay';

interface ConnectStepProps {
  settings: Settings;
  /** Undefined while the first answer is awaited. */
  test: ConnectionTest | undefined;
}

export function ConnectStep({ settings, test }: ConnectStepProps): React.ReactNode {
  const { onboarding: messages } = useMessages();
  const isThere = test?.status === 'answered' || test?.status === 'unknown';
  return (
    <Step number={2} title={messages.connectStep} state={isThere ? 'done' : 'open'}>
      <Found url={settings.relayUrl} test={test} />
      <details className={styles.elsewhere}>
        <summary>{messages.elsewhere}</summary>
        <OtherAddress settings={settings} />
      </details>
    </Step>
  );
}

function Found({ url, test }: { url: string; test: ConnectionTest | undefined }): React.ReactNode {
  const texts = useMessages();
  const { onboarding: messages, embeddedRules } = texts;
  const language = useLanguage();
  if (!test)
    return (
      <p role="status" data-status="testing" className={styles.quiet}>
        {messages.looking}
      </p>
    );
  if (test.status === 'unreachable') return <StartRelay />;
  if (test.status === 'unknown') return <p role="status">{describeTest(test, texts)}</p>;
  if (test.status !== 'answered') return <Refused reason={describeTest(test, texts)} />;
  const { model, isRules, setupUrl } = test;
  return (
    <>
      <p role="status" className={styles.answers}>
        {messages.answers(isRules ? undefined : model)}
      </p>
      {isRules && <p>{embeddedRules}</p>}
      {setupUrl !== undefined && (
        <div className={styles.row}>
          <button
            type="button"
            className={buttons.secondary}
            onClick={() => void openSetup(url, `${setupUrl}?lang=${language}`)}
          >
            {messages.connectModel}
          </button>
        </div>
      )}
    </>
  );
}

async function openSetup(url: string, setupUrl: string): Promise<void> {
  const { id } = await chrome.tabs.create({ url: setupUrl });
  if (id !== undefined) returnWhenConnected(url, id);
}

/** Something answers there. Settings has the field for its key. */
function Refused({ reason }: { reason: string }): React.ReactNode {
  const { onboarding: messages } = useMessages();
  return (
    <>
      <p role="status">{reason}</p>
      <div className={styles.row}>
        <button
          type="button"
          className={buttons.primary}
          onClick={() => void chrome.runtime.openOptionsPage()}
        >
          {messages.settings}
        </button>
      </div>
    </>
  );
}

function StartRelay(): React.ReactNode {
  const { onboarding: messages, thread, embeddedRules } = useMessages();
  const { came, copy } = useCopying(START_COMMAND);
  const said = { nothing: messages.watching, copied: thread.copied, failed: thread.notCopied }[came];
  return (
    <>
      <p role="status">{messages.start}</p>
      <div className={styles.command}>
        <code dir="ltr">{START_COMMAND}</code>
        <button type="button" className={buttons.primary} onClick={copy}>
          {messages.copy}
        </button>
      </div>
      <p role="status" className={styles.watching}>
        {said}
      </p>
      <p className={styles.quiet}>{embeddedRules}</p>
    </>
  );
}

function OtherAddress({ settings }: { settings: Settings }): React.ReactNode {
  const { onboarding: messages, connection } = useMessages();
  const [relayUrl, setRelayUrl] = useState(settings.relayUrl);
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const change = (typed: string): void => {
    setOutcome(undefined);
    setRelayUrl(typed);
  };
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        void saveConnection({ ...settings, relayUrl }).then(setOutcome);
      }}
    >
      <ConnectionField value={relayUrl} onChange={change} />
      <p className={styles.quiet}>{messages.keysNever}</p>
      <div className={styles.row}>
        <button type="submit" className={buttons.secondary}>
          {messages.save}
        </button>
        <p role="status" data-outcome={outcome} className={styles.outcome}>
          {outcome && connection.saved[outcome]}
        </p>
      </div>
    </form>
  );
}
