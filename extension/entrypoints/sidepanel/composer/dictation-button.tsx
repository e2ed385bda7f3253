import { Mic } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../components/language.ts';
import { useOpenPanel } from '../panel/panel-context.tsx';
import { type DictationFailure, hasDictation, type StopDictation, startDictation } from './dictation.ts';
import styles from './prompt-tools.module.css';
import type { Message } from './use-message.ts';

/** Writes what the person says after what stands in the field. Only where the browser has speech input. */
export function DictationButton({ message }: { message: Message }): React.ReactNode {
  const { composer: messages, locale } = useMessages();
  const { openSettings } = useOpenPanel();
  const [failure, setFailure] = useState<DictationFailure>();
  const [isOn, setOn] = useState(false);
  const stop = useRef<StopDictation>(undefined);
  useEffect(() => () => stop.current?.(), []);
  if (!hasDictation()) return null;
  const toggle = (): void => {
    if (isOn) {
      stop.current?.();
      return;
    }
    const before = message.text === '' ? '' : `${message.text.trimEnd()} `;
    setFailure(undefined);
    setOn(true);
    stop.current = startDictation(locale, {
      onHeard: text => message.write(before + text),
      onEnd: why => {
        setOn(false);
        setFailure(why);
      },
    });
  };
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={messages.dictate}
        title={isOn ? messages.stopDictating : messages.dictateHint}
        aria-pressed={isOn}
        onClick={toggle}
      >
        <Mic aria-hidden="true" size={17} strokeWidth={1.8} />
      </button>
      <span role="status" className={styles.said}>
        {failure && messages.dictationFailures[failure]}
        {failure === 'blocked' && (
          <button type="button" onClick={openSettings}>
            {messages.allowMicrophone}
          </button>
        )}
      </span>
    </>
  );
}
