import type { PageCondition } from '../../page/observing/look-for.ts';
import type { Sign } from '../../page/observing/watch-network.ts';

/** What is waited for. Of an address some parts, with `*` for whatever is between them. */
export type Condition = PageCondition | { for: 'url'; url: string } | { for: 'time' };

/** How a wait ended. */
export interface Waited {
  isMet: boolean;
  /** Of what is to be gone: whether any of it was to be seen while it was waited for. */
  wasThere?: boolean;
  /** What there was in the page, all of its documents together; absent where it did not answer. */
  sign?: Sign | undefined;
}
