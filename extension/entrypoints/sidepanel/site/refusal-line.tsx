import { useMessages } from '../../../components/language.ts';
import type { RefusingSite } from '../../../page/failure.ts';
import type { Call } from '../conversation/call.ts';
import { type Row, refusalOf } from '../conversation/card.ts';
import { useOpenPanel } from '../panel/panel-context.tsx';
import styles from './site.module.css';

/** Reports to the person and the model that a site rule blocked a call. */
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

/** The site whose rule blocked this call: the first, if there are several. */
function siteThatRefused({ state }: Call): RefusingSite | undefined {
  if (!('card' in state) || state.card?.kind !== 'actions') return undefined;
  return state.card.rows.map(siteThatRefusedRow).find(site => site !== undefined);
}

/** Before it was shown, or since. */
export function siteThatRefusedRow(row: Row): RefusingSite | undefined {
  const failure = row.preview.status === 'failed' ? row.preview.failure : refusalOf(row);
  return failure?.site;
}
