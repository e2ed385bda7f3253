import { useState } from 'react';
import { useMessages } from '../../components/language.ts';
import styles from './options.module.css';
import { Section } from './section.tsx';

/** Chrome asks for the microphone only in a tab, never in the side panel. */
export function DictationSection(): React.ReactNode {
  const { dictation: messages } = useMessages().options;
  const [answer, setAnswer] = useState<'allowed' | 'refused'>();
  const ask = async (): Promise<void> => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      for (const track of stream.getTracks()) track.stop();
      setAnswer('allowed');
    } catch {
      setAnswer('refused');
    }
  };
  return (
    <Section title={messages.title}>
      <p className={styles.hint}>{messages.hint}</p>
      <button type="button" className={styles.secondary} onClick={() => void ask()}>
        {messages.allow}
      </button>
      <p role="status">{answer && messages[answer]}</p>
    </Section>
  );
}
