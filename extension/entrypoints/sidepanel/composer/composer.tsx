import { useId } from 'react';
import { useMessages } from '../../../components/language.ts';
import { ContextChips } from '../context/context-chips.tsx';
import { useOpenPanel, usePanel, useTurn } from '../panel/panel-context.tsx';
import { PdfInFront } from '../site/read-pdf.tsx';
import { AttachButton } from './attach-button.tsx';
import { Attachments } from './attachments.tsx';
import styles from './composer.module.css';
import { DictationButton } from './dictation-button.tsx';
import { MessageField } from './message-field.tsx';
import { ModelChip } from './model-chip.tsx';
import { Picker } from './picker.tsx';
import { PromptTools } from './prompt-tools.tsx';
import { SlashList } from './slash-list.tsx';
import { LONG_CHARACTERS, type Message, type SendBlocker, useMessage } from './use-message.ts';
import { useSlash } from './use-slash.ts';

export function Composer(): React.ReactNode {
  const messages = useMessages();
  const message = useMessage();
  const { field } = useOpenPanel().composing;
  const slash = useSlash(message);
  const [hintId, listId] = [useId(), useId()];
  return (
    <form
      className={styles.composer}
      aria-label={messages.composer.label}
      onSubmit={event => {
        event.preventDefault();
        message.send();
        field.current?.focus();
      }}
    >
      {/* What goes along with the message stands above it. */}
      <SlashList slash={slash} id={listId} />
      <ContextChips text={message.text} />
      <PdfInFront />
      <div className={styles.box}>
        <Attachments message={message} field={field} />
        <MessageField message={message} slash={slash} field={field} hintId={hintId} listId={listId} />
        <div className={styles.bar}>
          <AttachButton />
          <PromptTools message={message} field={field} />
          <DictationButton message={message} />
          <Picker />
          <ModelChip />
          <SendOrStop blocker={message.blocker} />
        </div>
      </div>
      <MessageHint message={message} id={hintId} />
    </form>
  );
}

/** One line below the field: why the message can't be sent once that was tried, or its length. */
function MessageHint({ message, id }: { message: Message; id: string }): React.ReactNode {
  const { composer: messages } = useMessages();
  const { blocker, tried, text } = message;
  const reason = blocker === 'too-long' || (blocker && tried) ? messages.blockers[blocker] : '';
  const long = text.length > LONG_CHARACTERS ? messages.long(text.length) : '';
  return (
    <p className={styles.hint} id={id} role="status" data-blocker={reason === '' ? undefined : blocker}>
      {reason || long}
    </p>
  );
}

/** Send stays enabled with an empty field, and then gives the reason. */
function SendOrStop({ blocker }: { blocker: SendBlocker | undefined }): React.ReactNode {
  const messages = useMessages();
  const turn = useTurn();
  const activity = usePanel(state => state.activity);
  if (activity.status === 'idle') {
    return (
      <button
        key="send"
        type="submit"
        className={styles.send}
        aria-disabled={blocker !== undefined}
        title={blocker && messages.composer.blockers[blocker]}
      >
        {messages.panel.send}
      </button>
    );
  }
  if (activity.isUndo) {
    return (
      <button key="undoing" type="button" className={styles.stop} disabled>
        {messages.undo.undoing}
      </button>
    );
  }
  return (
    <button
      key="stop"
      type="button"
      className={styles.stop}
      disabled={activity.stopping}
      // The second click of a double click on Send was meant for Send.
      onClick={event => event.detail < 2 && turn.stop()}
    >
      {activity.stopping ? messages.panel.stopping : messages.panel.stop}
    </button>
  );
}
