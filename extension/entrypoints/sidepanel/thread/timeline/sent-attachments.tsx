import { useMessages } from '../../../../components/language.ts';
import type { PersonEntry } from '../../conversation/conversation.ts';
import { usePanel } from '../../panel/panel-context.tsx';
import { AttachmentChip } from '../../ui/attachment-chip.tsx';
import styles from './timeline.module.css';

/** What went along with a message. Pictures are shown while the panel has them. */
export function SentAttachments({
  message: { id, attachments = [] },
}: {
  message: PersonEntry;
}): React.ReactNode {
  const { attachments: messages } = useMessages();
  const images = usePanel(state => state.pictures.get(id));
  if (attachments.length === 0) return null;
  const pictures = attachments.filter(({ kind }) => kind === 'picture');
  return (
    <>
      <ul className={styles.attachments} aria-label={messages.sent}>
        {attachments.map((attachment, index) => (
          <AttachmentChip
            // biome-ignore lint/suspicious/noArrayIndexKey: the attachments of a sent message never move.
            key={index}
            name={attachment.name}
            attachment={attachment}
            image={images?.[pictures.indexOf(attachment)]}
          />
        ))}
      </ul>
      {pictures.length > 0 && !images && <p className={styles.quiet}>{messages.pictureGone}</p>}
    </>
  );
}
