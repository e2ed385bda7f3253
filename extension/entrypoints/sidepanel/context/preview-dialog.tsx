import type { ChatRequestInput, RequestImage } from '@assent/shared';
import { Suspense, use } from 'react';
import { useMessages } from '../../../components/language.ts';
import { countTokens } from '../../../page/reading/count-tokens.ts';
import { WholePanelDialog } from '../panel/whole-panel-dialog.tsx';
import type { RequestPreview } from '../turn/build-request.ts';
import { addressOf } from '../ui/attachment-chip.tsx';
import styles from './preview.module.css';
import { PreviewedPage } from './previewed-page.tsx';

interface PreviewDialogProps {
  preview: Promise<RequestPreview>;
  close(): void;
}

/** The next request before it is sent: the content for the model, the withheld parts, and its size. */
export function PreviewDialog({ preview, close }: PreviewDialogProps): React.ReactNode {
  const { preview: messages } = useMessages();
  return (
    <WholePanelDialog
      title={messages.title}
      onClose={close}
      closeButton={
        <button type="button" className={styles.close} onClick={close}>
          {messages.close}
        </button>
      }
    >
      <div className={styles.body}>
        <p className={styles.intro}>{messages.intro}</p>
        <Suspense fallback={<p role="status">{messages.reading}</p>}>
          <Previewed preview={preview} />
        </Suspense>
      </div>
    </WholePanelDialog>
  );
}

function Previewed({ preview }: { preview: Promise<RequestPreview> }): React.ReactNode {
  const { preview: messages } = useMessages();
  const { request, page } = use(preview);
  return (
    <>
      <section>
        <h3>{messages.message}</h3>
        {request.message === '' ? (
          <p className={styles.none}>{messages.noMessage}</p>
        ) : (
          <p className={styles.text} dir="auto">
            {request.message}
          </p>
        )}
      </section>
      <PreviewedPictures images={request.images ?? []} />
      <PreviewedPage request={request} page={page} />
      <PreviewedSize request={request} />
      <details className={styles.raw}>
        <summary>{messages.raw}</summary>
        <pre dir="ltr">{JSON.stringify(withoutData(request, messages.pictureData), null, 2)}</pre>
      </details>
    </>
  );
}

function PreviewedPictures({ images }: { images: readonly RequestImage[] }): React.ReactNode {
  const { preview: messages } = useMessages();
  if (images.length === 0) return null;
  return (
    <section>
      <h3>{messages.pictures(images.length)}</h3>
      {images.map((image, index) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a preview never move.
          key={index}
          className={styles.picture}
          src={addressOf(image)}
          alt={messages.pictures(index + 1)}
        />
      ))}
    </section>
  );
}

/** Megabytes of letters say nothing beside the picture itself. */
function withoutData(
  { images, ...request }: ChatRequestInput,
  describe: (characters: number) => string,
): unknown {
  if (!images) return request;
  return { ...request, images: images.map(image => ({ ...image, data: describe(image.data.length) })) };
}

function PreviewedSize({ request }: Pick<RequestPreview, 'request'>): React.ReactNode {
  const { preview: messages } = useMessages();
  const measure = (part: unknown): [characters: number, tokens: number] => {
    const text = JSON.stringify(part);
    return [text.length, countTokens(text)];
  };
  const { images, ...rest } = request;
  const { current_page_info: page, browser_tools: tools } = rest;
  const pictures = images?.map(({ data }) => data.length) ?? [];
  return (
    <section>
      <h3>{messages.size}</h3>
      <ul className={styles.plain}>
        {page && <li>{messages.pageSize(...measure(page))}</li>}
        {tools && <li>{messages.toolsSize(tools.length, ...measure(tools))}</li>}
        <li>{messages.totalSize(...measure(rest))}</li>
        {pictures.length > 0 && (
          <li>
            {messages.picturesSize(
              pictures.length,
              pictures.reduce((sum, length) => sum + length, 0),
            )}
          </li>
        )}
      </ul>
    </section>
  );
}
