import type { PageInfo } from '@assent/shared';
import { useMessages } from '../../../components/language.ts';
import type { Redactions } from '../../../page/frame-reading.ts';
import type { RequestPreview } from '../turn/build-request.ts';
import { ShownText } from '../ui/shown-text.tsx';
import styles from './preview.module.css';

const KINDS = ['password', 'code', 'card', 'file', 'other', 'quoted'] as const;

export function PreviewedPage({ request, page }: RequestPreview): React.ReactNode {
  const { preview: messages } = useMessages();
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
        <h3>{messages.page}</h3>
        <p className={styles.text}>
          <bdi>{title}</bdi>
        </p>
        <p className={styles.address} dir="ltr">
          <ShownText text={url ?? ''} />
        </p>
      </section>
      {selectedText && (
        <section>
          <h3>{messages.selected}</h3>
          <p className={styles.text} dir="auto">
            {selectedText}
          </p>
        </section>
      )}
      <section>
        <h3>{messages.elements(elements.length, page.reading.total)}</h3>
        {elements.length === 0 && <p className={styles.none}>{messages.noElements}</p>}
        <ol className={styles.rows}>
          {elements.map(({ id, desc }) => (
            <li key={id}>
              <code dir="ltr">{id}</code> <bdi>{desc}</bdi>
            </li>
          ))}
        </ol>
      </section>
      <PreviewedTools tools={info.tools} more={info.moreTools} />
      <PreviewedTabs tabs={info.tabs} />
      <KeptBack redactions={page.reading.redactions} />
    </>
  );
}

function WithoutPage({ page }: Pick<RequestPreview, 'page'>): React.ReactNode {
  const { preview: messages, word } = useMessages();
  return (
    <section>
      <h3>{messages.page}</h3>
      <p className={styles.none}>
        {page.status === 'unreadable'
          ? messages.unreadable(word(page.failure.message))
          : messages.pageLeftOut}
      </p>
    </section>
  );
}

/** The withheld parts: kinds and numbers, as the page counted them. */
function KeptBack({ redactions }: { redactions: Redactions | undefined }): React.ReactNode {
  const { preview: messages } = useMessages();
  const kinds = KINDS.filter(kind => (redactions?.[kind] ?? 0) > 0);
  return (
    <section>
      <h3>{messages.redacted}</h3>
      {kinds.length === 0 && <p className={styles.none}>{messages.nothingRedacted}</p>}
      <ul className={styles.plain}>
        {kinds.map(kind => (
          <li key={kind}>{messages.redactions[kind](redactions?.[kind] ?? 0)}</li>
        ))}
      </ul>
    </section>
  );
}

function PreviewedTools({
  tools,
  more,
}: {
  tools: PageInfo['tools'] | null;
  more: PageInfo['moreTools'] | null;
}): React.ReactNode {
  const { preview: messages } = useMessages();
  if (!tools || tools.length === 0) return null;
  return (
    <section>
      <h3>{messages.pageTools(tools.length, tools.length + (more ?? 0))}</h3>
      <ul className={styles.rows}>
        {tools.map(({ name, description }) => (
          <li key={name}>
            <code dir="ltr">{name}</code> <bdi>{description}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PreviewedTabs({ tabs }: { tabs: PageInfo['tabs'] | null }): React.ReactNode {
  const { preview: messages } = useMessages();
  if (!tabs || tabs.length === 0) return null;
  return (
    <section>
      <h3>{messages.tabs(tabs.length)}</h3>
      <ul className={styles.rows}>
        {tabs.map(({ id, url, title, active }) => (
          <li key={id}>
            <code dir="ltr">{id}</code> <bdi>{title}</bdi>{' '}
            <span dir="ltr">
              <ShownText text={url} />
            </span>
            {active && <strong> {messages.activeTab}</strong>}
          </li>
        ))}
      </ul>
    </section>
  );
}
