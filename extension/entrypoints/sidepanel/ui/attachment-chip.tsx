import type { RequestImage } from '@assent/shared';
import { FileText, Image } from 'lucide-react';
import { useMessages } from '../../../components/language.ts';
import type { Attachment } from '../conversation/attachment.ts';
import styles from './attachment-chip.module.css';

interface AttachmentChipProps {
  name: string;
  /** Absent while it is read. */
  attachment?: Attachment | undefined;
  image?: RequestImage | undefined;
  /** Buttons. */
  children?: React.ReactNode;
}

export function AttachmentChip({ name, attachment, image, children }: AttachmentChipProps): React.ReactNode {
  const { attachments: messages } = useMessages();
  const Icon = attachment?.kind === 'picture' ? Image : FileText;
  return (
    <li className={styles.chip}>
      {image ? (
        <img className={styles.picture} src={addressOf(image)} alt={messages.pictureOf(name)} />
      ) : (
        <Icon className={styles.icon} aria-hidden="true" />
      )}
      <span className={styles.label}>
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        <span className={styles.aside}>
          {attachment ? <Size attachment={attachment} /> : messages.reading}
        </span>
      </span>
      {children}
    </li>
  );
}

export function addressOf({ media_type, data }: RequestImage): string {
  return `data:${media_type};base64,${data}`;
}

function Size({ attachment }: { attachment: Attachment }): React.ReactNode {
  const { attachments: messages, context, format } = useMessages();
  if (attachment.kind === 'picture') return messages.kilobytes(attachment.bytes);
  const { text, pages } = attachment;
  const parts = [context.characters(text.length), ...(pages ? [messages.pages(pages.read, pages.of)] : [])];
  return parts.join(format.space === '' ? '，' : ', ');
}
