import type { PageInfo } from '@assent/shared';
import type { Redactions } from '../../../page/frame-reading.ts';
import { useWords } from '../panel/panel-context.ts';
import { ShownText } from '../thread/card/shown-text.tsx';
import type { RequestPreview } from '../turn/build-request.ts';
import styles from './preview.module.css';

const KINDS = ['password', 'code', 'card', 'file', 'other', 'quoted'] as const;

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
  const { preview: words, forPerson } = useWords();
  return (
    <section>
      <h3>{words.page}</h3>
      <p className={styles.none}>
        {page.status === 'unreadable'
          ? words.unreadable(forPerson.word(page.failure.message))
          : words.pageLeftOut}
      </p>
    </section>
  );
}

/** What the model does not get: by kind and number, as the page itself counted them. */
function KeptBack({ redactions }: { redactions: Redactions | undefined }): React.ReactNode {
  const { preview: words } = useWords();
  const kinds = KINDS.filter(kind => (redactions?.[kind] ?? 0) > 0);
  return (
    <section>
      <h3>{words.redacted}</h3>
      {kinds.length === 0 && <p className={styles.none}>{words.nothingRedacted}</p>}
      <ul className={styles.plain}>
        {kinds.map(kind => (
          <li key={kind}>{words.redactions[kind](redactions?.[kind] ?? 0)}</li>
        ))}
      </ul>
    </section>
  );
}

/** The tabs as the request has them, to the letter. */
function PreviewedTabs({ tabs }: { tabs: PageInfo['tabs'] | null }): React.ReactNode {
  const { preview: words } = useWords();
  if (!tabs || tabs.length === 0) return null;
  return (
    <section>
      <h3>{words.tabs(tabs.length)}</h3>
      <ul className={styles.rows}>
        {tabs.map(({ id, url, title, active }) => (
          <li key={id}>
            <code dir="ltr">{id}</code> <bdi>{title}</bdi>{' '}
            <span dir="ltr">
              <ShownText text={url} />
            </span>
            {active && <strong> {words.activeTab}</strong>}
          </li>
        ))}
      </ul>
    </section>
  );
}
