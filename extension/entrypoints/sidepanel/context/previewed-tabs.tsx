import type { PageInfo } from '@assent/shared';
import { useWords } from '../panel-context.ts';
import { ShownText } from '../thread/card/shown-text.tsx';
import styles from './preview.module.css';

/** The tabs as the request has them, to the letter. */
export function PreviewedTabs({ tabs }: { tabs: PageInfo['tabs'] | null }): React.ReactNode {
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
