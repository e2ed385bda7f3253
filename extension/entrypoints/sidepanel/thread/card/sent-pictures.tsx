import type { Call } from '../../conversation/call.ts';
import { countPictures } from '../../conversation/pictures.ts';
import { usePanel, useWords } from '../../panel/panel-context.ts';
import styles from './sent-pictures.module.css';

/** The pictures that go along with a call's result, exactly as they are sent. Shown for as long as the panel has them. */
export function SentPictures({ call }: { call: Call }): React.ReactNode {
  const pictures = usePanel(state => state.pictures.get(call.id));
  const { call: words } = useWords();
  const count = countPictures(call);
  if (!pictures) return count > 0 && <p className={styles.gone}>{words.picturesGone}</p>;
  return (
    <figure className={styles.pictures}>
      <figcaption>{words.picturesSent}</figcaption>
      {pictures.map(({ media_type, data }, index) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a call never move.
          key={index}
          src={`data:${media_type};base64,${data}`}
          alt={words.pictureOf(index + 1)}
        />
      ))}
    </figure>
  );
}
