import { useWords } from '../panel-context.ts';
import { ShownText } from '../thread/card/shown-text.tsx';
import type { RequestPreview } from '../turn/preview-request.ts';
import { KeptBack } from './kept-back.tsx';
import styles from './preview.module.css';
import { PreviewedTabs } from './previewed-tabs.tsx';

/** The page as the request has it, row by row. */
export function PreviewedPage({ request, page }: RequestPreview): React.ReactNode {
  const { preview: words } = useWords();
  const info = request.current_page_info;
  if (page.status !== 'read' || !info) {
    return (
      <>
        <WithoutPage page={page} />
        <PreviewedTabs tabs={info?.tabs} />
      </>
    );
  }
  const { elements = [], url, title, selectedText } = info;
  return (
    <>
      <section>
        <h3>{words.page}</h3>
        <p className={styles.text}>
          <bdi>{title}</bdi>
        </p>
        <p className={styles.address} dir="ltr">
          <ShownText text={url ?? ''} />
        </p>
      </section>
      {selectedText && (
        <section>
          <h3>{words.selected}</h3>
          <p className={styles.text} dir="auto">
            {selectedText}
          </p>
        </section>
      )}
      <section>
        <h3>{words.elements(elements.length, page.reading.total)}</h3>
        {elements.length === 0 && <p className={styles.none}>{words.noElements}</p>}
        <ol className={styles.rows}>
          {elements.map(({ id, desc }) => (
            <li key={id}>
              <code dir="ltr">{id}</code> <bdi>{desc}</bdi>
            </li>
          ))}
        </ol>
      </section>
      <PreviewedTabs tabs={info.tabs} />
      <KeptBack redactions={page.reading.redactions} />
    </>
  );
}

function WithoutPage({ page }: Pick<RequestPreview, 'page'>): React.ReactNode {
  const { preview: words } = useWords();
  return (
    <section>
      <h3>{words.page}</h3>
      <p className={styles.none}>
        {page.status === 'unreadable' ? words.unreadable(page.failure.message) : words.pageLeftOut}
      </p>
    </section>
  );
}
