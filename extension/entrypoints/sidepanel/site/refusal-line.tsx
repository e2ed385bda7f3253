import type { Call } from '../conversation/call.ts';
import { useOpenPanel, useWords } from '../panel-context.ts';
import styles from './site.module.css';
import { siteThatRefused } from './site-that-refused.ts';

/** Tells the person, and not the model alone, that a site's rule kept a call from being done. */
export function RefusalLine({ call }: { call: Call }): React.ReactNode {
  const { sites: words } = useWords();
  const { openSettings } = useOpenPanel();
  const site = siteThatRefused(call);
  if (!site) return null;
  const host = URL.canParse(site.origin) ? new URL(site.origin).host : site.origin;
  return (
    <p className={styles.line}>
      <span>{words.refused[site.rule](host)}</span>
      <button type="button" onClick={openSettings}>
        {words.changeRules}
      </button>
    </p>
  );
}
