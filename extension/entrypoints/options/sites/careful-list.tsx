import { CAREFUL_SITES, type CarefulKind } from '../../../sites/careful-sites.ts';
import type { SiteWords } from './site-words.ts';
import own from './sites.module.css';

const KINDS: readonly CarefulKind[] = ['bank', 'mail', 'passwords'];

/** What starts as read only, all of it, and why. */
export function CarefulList({ words }: { words: SiteWords }): React.ReactNode {
  const count = KINDS.reduce((sum, kind) => sum + CAREFUL_SITES[kind].length, 0);
  return (
    <details className={own.careful}>
      <summary>{words.careful(count)}</summary>
      <p>{words.carefulHint}</p>
      {KINDS.map(kind => (
        <div key={kind}>
          <h3>{words.kinds[kind]}</h3>
          <p dir="ltr">{CAREFUL_SITES[kind].join(', ')}</p>
        </div>
      ))}
    </details>
  );
}
