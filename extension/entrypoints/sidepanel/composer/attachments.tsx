import { X } from 'lucide-react';
import { useMessages } from '../../../components/language.ts';
import type { DraftAttachment } from '../conversation/attachment.ts';
import { usePanel, useTurn } from '../panel/panel-context.tsx';
import { AttachmentChip } from '../ui/attachment-chip.tsx';
import styles from './attachments.module.css';
import type { Message } from './use-message.ts';

interface AttachmentsProps {
  message: Message;
  field: React.RefObject<HTMLTextAreaElement | null>;
}

/** What goes along from this device, and what could not be attached, with the reason. */
export function Attachments({ message, field }: AttachmentsProps): React.ReactNode {
  const { attachments: messages } = useMessages();
  const attached = usePanel(state => state.attached);
  const shown = attached.filter(({ state }) => state.status !== 'refused');
  return (
    <>
      {shown.length > 0 && (
        <ul className={styles.attachments} aria-label={messages.list}>
          {shown.map(draft => (
            <DraftChip key={draft.id} draft={draft} message={message} field={field} />
          ))}
        </ul>
      )}
      <div role="status" className={styles.refusals}>
        {attached.map(draft => (
          <Refused key={draft.id} draft={draft} field={field} />
        ))}
      </div>
    </>
  );
}

function DraftChip({
  draft,
  message,
  field,
}: AttachmentsProps & { draft: DraftAttachment }): React.ReactNode {
  const { attachments: messages } = useMessages();
  const turn = useTurn();
  const { id, name, isPasted, state } = draft;
  const ready = state.status === 'ready' ? state : undefined;
  const attachment = ready?.attachment;
  return (
    <AttachmentChip name={name} attachment={attachment} image={ready?.image}>
      {isPasted && attachment?.kind === 'text' && (
        <button
          type="button"
          className={styles.asText}
          onClick={() => {
            message.write(insertAtCaret(message.text, attachment.text, field.current));
            turn.detach(id);
            field.current?.focus();
          }}
        >
          {messages.asText}
        </button>
      )}
      <RemoveButton draft={draft} field={field} />
    </AttachmentChip>
  );
}

function insertAtCaret(text: string, pasted: string, field: HTMLTextAreaElement | null): string {
  const { selectionStart: start = text.length, selectionEnd: end = text.length } = field ?? {};
  return text.slice(0, start) + pasted + text.slice(end);
}

interface DraftProps extends Pick<AttachmentsProps, 'field'> {
  draft: DraftAttachment;
}

function Refused({ draft, field }: DraftProps): React.ReactNode {
  const { attachments: messages } = useMessages();
  const { name, state } = draft;
  if (state.status !== 'refused') return null;
  return (
    <p className={styles.refused} data-refused={state.reason}>
      <span>{messages.refused(name, messages.refusals[state.reason])}</span>
      <RemoveButton draft={draft} field={field} />
    </p>
  );
}

function RemoveButton({ draft: { id, name }, field }: DraftProps): React.ReactNode {
  const { attachments: messages } = useMessages();
  const turn = useTurn();
  const label = messages.remove(name);
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={label}
      title={label}
      data-detach
      // Before the button goes: the focus would go with it.
      onClick={event => {
        (nextTo(event.currentTarget) ?? field.current)?.focus();
        turn.detach(id);
      }}
    >
      <X aria-hidden="true" size={14} />
    </button>
  );
}

/** The button of the attachment after this one, or else before it. */
function nextTo(button: HTMLButtonElement): HTMLButtonElement | undefined {
  const all = [...(button.form?.querySelectorAll<HTMLButtonElement>('[data-detach]') ?? [])];
  const at = all.indexOf(button);
  return all[at + 1] ?? all[at - 1];
}
