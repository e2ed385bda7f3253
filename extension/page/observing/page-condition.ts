import type { TargetNames } from '../search/resolve-target.ts';

/** What is waited for in a page. Made of texts alone, so that it goes there as it is. */
export type PageCondition =
  | { for: 'element' | 'gone'; target: TargetNames }
  | { for: 'text' | 'text gone'; text: string }
  | { for: 'network' };
