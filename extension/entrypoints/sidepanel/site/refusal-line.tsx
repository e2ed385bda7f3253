import { useMessages } from '../../../components/language.ts';
import type { RefusingSite } from '../../../page/failure.ts';
import type { Call } from '../conversation/call.ts';
import { useOpenPanel } from '../panel/panel-context.tsx';
import styles from './site.module.css';
import { siteThatRefused } from './site-that-refused.ts';

/** Tells the person, and not the model alone, that a site's rule kept a call from being done. */
export function RefusalLine({ call }: { call: Call }): React.ReactNode {
  const { sites: messages } = useMessages();
  const { openSettings } = useOpenPanel();
  const site = siteThatRefused(call);
  if (!site) return null;
  return (
    <p className={styles.line}>
      <span>
        <RefusalText site={site} />
      </span>
      <button type="button" onClick={openSettings}>
        {messages.changeRules}
      </button>
    </p>
  );
}

export function RefusalText({ site: { origin, rule } }: { site: RefusingSite }): React.ReactNode {
  const { sites: messages } = useMessages();
  return messages.refused[rule](URL.canParse(origin) ? new URL(origin).host : origin);
}
