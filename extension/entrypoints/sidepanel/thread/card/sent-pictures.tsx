import { useMessages } from '../../../../components/language.ts';
import type { Call } from '../../conversation/call.ts';
import { countPictures } from '../../conversation/pictures.ts';
import { usePanel } from '../../panel/panel-context.tsx';
import styles from './sent-pictures.module.css';

/** The pictures in a call's result, exactly as they are sent, while the panel has them. */
export function SentPictures({ call }: { call: Call }): React.ReactNode {
  const pictures = usePanel(state => state.pictures.get(call.id));
  const { call: messages } = useMessages();
  const count = countPictures(call);
  if (!pictures) return count > 0 && <p className={styles.gone}>{messages.picturesGone}</p>;
  return (
    <figure className={styles.pictures}>
      <figcaption>{messages.picturesSent}</figcaption>
      {pictures.map(({ media_type, data }, index) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a call never move.
          key={index}
          src={`data:${media_type};base64,${data}`}
          alt={messages.pictureOf(index + 1)}
        />
      ))}
    </figure>
  );
}
