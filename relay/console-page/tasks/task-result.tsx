import type { TaskSource } from '@assent/shared';
import type { ReactNode } from 'react';
import { useMessages } from '../state/console-context.ts';

/** The data, and where its values stand. */
export function TaskResult({ data, sources }: { data: unknown; sources: readonly TaskSource[] }): ReactNode {
  const { task: messages } = useMessages();
  return (
    <section aria-labelledby="result">
      <h3 id="result">{messages.result}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus (axe: scrollable-region-focusable) */}
      <pre tabIndex={0}>{typeof data === 'string' ? data : JSON.stringify(data, null, 2)}</pre>
      {sources.length > 0 && (
        <>
          <h4>{messages.sources}</h4>
          <ul className="sources">
            {sources.map(source => (
              <Source key={`${source.path} ${source.url} ${source.quote}`} {...source} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Only an address that the relay itself has read is a link: a model may make up any other. */
function Source({ path, url, quote, verified }: TaskSource): ReactNode {
  const { task: messages } = useMessages();
  const isLink = verified && /^https?:$/u.test(URL.parse(url)?.protocol ?? '');
  return (
    <li>
      <span className={verified ? 'chip good' : 'chip asks'}>
        {verified ? messages.verified : messages.unverified}
      </span>{' '}
      <code>{path === '' ? messages.wholeAnswer : path}</code> <q>{quote}</q>{' '}
      {isLink ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {url}
        </a>
      ) : (
        <span className="quiet">{url}</span>
      )}
    </li>
  );
}
