import { Suspense, use } from 'react';
import { useMessages } from '../../../components/language.ts';
import { countTokens } from '../../../page/reading/count-tokens.ts';
import { WholePanelDialog } from '../panel/whole-panel-dialog.tsx';
import type { RequestPreview } from '../turn/build-request.ts';
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
      <PreviewedPage request={request} page={page} />
      <PreviewedSize request={request} />
      <details className={styles.raw}>
        <summary>{messages.raw}</summary>
        <pre dir="ltr">{JSON.stringify(request, null, 2)}</pre>
      </details>
    </>
  );
}

function PreviewedSize({ request }: Pick<RequestPreview, 'request'>): React.ReactNode {
  const { preview: messages } = useMessages();
  const measure = (part: unknown): [characters: number, tokens: number] => {
    const text = JSON.stringify(part);
    return [text.length, countTokens(text)];
  };
  const { current_page_info: page, browser_tools: tools } = request;
  return (
    <section>
      <h3>{messages.size}</h3>
      <ul className={styles.plain}>
        {page && <li>{messages.pageSize(...measure(page))}</li>}
        {tools && <li>{messages.toolsSize(tools.length, ...measure(tools))}</li>}
        <li>{messages.totalSize(...measure(request))}</li>
      </ul>
    </section>
  );
}
