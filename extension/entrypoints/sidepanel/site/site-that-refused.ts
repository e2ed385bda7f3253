import type { RefusingSite } from '../../../page/failure.ts';
import type { Call } from '../conversation/call.ts';
import { type Row, refusalOf } from '../conversation/card.ts';

/** The site whose rule kept something of this call from being done: the first one, should there be several. */
export function siteThatRefused({ state }: Call): RefusingSite | undefined {
  if (!('card' in state) || state.card?.kind !== 'actions') return undefined;
  return state.card.rows.map(siteThatRefusedRow).find(site => site !== undefined);
}

/** Before it was shown, or since. */
export function siteThatRefusedRow(row: Row): RefusingSite | undefined {
  const failure = row.preview.status === 'failed' ? row.preview.failure : refusalOf(row);
  return failure?.site;
}
