import { countTokens } from '../../../page/seeing/count-tokens.ts';
import { useLanguage, useWords } from '../panel-context.ts';
import type { RequestPreview } from '../turn/preview-request.ts';
import styles from './preview.module.css';

/** How much would be sent, and about how much that is to a model. */
export function PreviewedSize({ request }: Pick<RequestPreview, 'request'>): React.ReactNode {
  const { preview: words } = useWords();
  const language = useLanguage();
  const measure = (part: unknown): [characters: string, tokens: string] => {
    const text = JSON.stringify(part);
    return [text.length.toLocaleString(language), countTokens(text).toLocaleString(language)];
  };
  const { current_page_info: page, browser_tools: tools } = request;
  return (
    <section>
      <h3>{words.size}</h3>
      <ul className={styles.plain}>
        {page && <li>{words.pageSize(...measure(page))}</li>}
        {tools && <li>{words.toolsSize(tools.length, ...measure(tools))}</li>}
        <li>{words.totalSize(...measure(request))}</li>
      </ul>
    </section>
  );
}
