import { useMessages } from '../../../components/language.ts';
import type { RefusingSite } from '../../../page/failure.ts';
import type { Call } from '../conversation/call.ts';
import { type Row, refusalOf } from '../conversation/card.ts';
import { useOpenPanel } from '../panel/panel-context.tsx';
import styles from './site.module.css';

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

/** The site whose rule kept something of this call from being done: the first one, should there be several. */
function siteThatRefused({ state }: Call): RefusingSite | undefined {
  if (!('card' in state) || state.card?.kind !== 'actions') return undefined;
  return state.card.rows.map(siteThatRefusedRow).find(site => site !== undefined);
}

/** Before it was shown, or since. */
export function siteThatRefusedRow(row: Row): RefusingSite | undefined {
  const failure = row.preview.status === 'failed' ? row.preview.failure : refusalOf(row);
  return failure?.site;
}
