import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useMessages } from '../../../components/language.ts';
import { useTakesPictures } from '../panel/answering-model.ts';
import { useTurn } from '../panel/panel-context.tsx';
import styles from './attachments.module.css';

/** Opens the file chooser. Its title says what can be attached. */
export function AttachButton(): React.ReactNode {
  const { attachments: messages } = useMessages();
  const turn = useTurn();
  const takesPictures = useTakesPictures();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        onChange={event => {
          void turn.attach([...(event.target.files ?? [])]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      <button
        type="button"
        className={styles.attach}
        aria-label={messages.attach}
        title={`${messages.attach}\n${messages.limits(takesPictures)}`}
        onClick={() => chooser.current?.click()}
      >
        <Paperclip aria-hidden="true" size={17} strokeWidth={1.8} />
      </button>
    </>
  );
}
