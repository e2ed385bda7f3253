import { Suspense, use } from 'react';
import { useWords } from '../panel-context.ts';
import type { RequestPreview } from '../turn/preview-request.ts';
import { WholePanelDialog } from '../whole-panel-dialog.tsx';
import styles from './preview.module.css';
import { PreviewedPage } from './previewed-page.tsx';
import { PreviewedSize } from './previewed-size.tsx';

interface PreviewDialogProps {
  preview: Promise<RequestPreview>;
  close(): void;
}

/** The next request before it is sent: what of the page the model would get, what it would not, and how much it is. */
export function PreviewDialog({ preview, close }: PreviewDialogProps): React.ReactNode {
  const { preview: words } = useWords();
  return (
    <WholePanelDialog
      title={words.title}
      onClose={close}
      closeButton={
        <button type="button" className={styles.close} onClick={close}>
          {words.close}
        </button>
      }
    >
      <div className={styles.body}>
        <p className={styles.intro}>{words.intro}</p>
        <Suspense fallback={<p role="status">{words.reading}</p>}>
          <Previewed preview={preview} />
        </Suspense>
      </div>
    </WholePanelDialog>
  );
}

function Previewed({ preview }: { preview: Promise<RequestPreview> }): React.ReactNode {
  const { preview: words } = useWords();
  const { request, page } = use(preview);
  return (
    <>
      <section>
        <h3>{words.message}</h3>
        {request.message === '' ? (
          <p className={styles.none}>{words.noMessage}</p>
        ) : (
          <p className={styles.text} dir="auto">
            {request.message}
          </p>
        )}
      </section>
      <PreviewedPage request={request} page={page} />
      <PreviewedSize request={request} />
      <details className={styles.raw}>
        <summary>{words.raw}</summary>
        <pre dir="ltr">{JSON.stringify(request, null, 2)}</pre>
      </details>
    </>
  );
}
