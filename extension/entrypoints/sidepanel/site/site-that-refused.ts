import type { RefusingSite } from '../../../page/failure.ts';
import type { Call } from '../conversation/call.ts';

/** The site whose rule kept something of this call from being done: the first one, should there be several. */
export function siteThatRefused({ state }: Call): RefusingSite | undefined {
  if (!('card' in state) || state.card?.kind !== 'actions') return undefined;
  return state.card.rows
    .map(({ preview }) => (preview.status === 'failed' ? preview.failure.site : undefined))
    .find(site => site !== undefined);
}
