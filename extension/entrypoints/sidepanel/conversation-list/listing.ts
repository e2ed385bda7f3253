import type { Summary } from '../conversation/summary.ts';
import type { TurnContext } from '../ports/ports.ts';
import { findConversations, fold, type SearchableText } from './find-conversations.ts';

export interface Listing {
  show(): Promise<void>;
  hide(): void;
  search(query: string): Promise<void>;
  refresh(): Promise<void>;
}

export function createListing({ ports, store }: TurnContext): Listing {
  /** Loaded with the first search, and released when the list closes. */
  let texts: Promise<Map<string, SearchableText>> | undefined;
  /** Loaded when the list opens, and again after a change. */
  let summaries: Promise<Summary[]> | undefined;

  async function refresh(): Promise<void> {
    const { list } = store.getState();
    if (!list) return;
    const { query } = list;
    summaries ??= ports.records.summaries();
    const listed = (await summaries).filter(({ isEmpty }) => !isEmpty);
    if (query.trim() !== '') texts ??= readTexts();
    const found = findConversations(query, listed, (await texts) ?? new Map());
    // The person may have typed on, which makes this answer obsolete.
    store.setState(({ list: now }) => (now?.query === query ? { list: { ...now, found } } : {}));
  }

  function forget(): void {
    texts = undefined;
    summaries = undefined;
  }

  async function readTexts(): Promise<Map<string, SearchableText>> {
    const read = await ports.records.texts();
    return new Map([...read].map(([id, text]) => [id, { text, folded: fold(text) }] as const));
  }

  return {
    show: () => {
      forget();
      store.setState({ list: { query: '', found: undefined, pageChanges: undefined } });
      return refresh();
    },
    hide: () => {
      forget();
      store.setState({ list: undefined });
    },
    search: query => {
      store.setState(({ list }) => (list ? { list: { ...list, query } } : {}));
      return refresh();
    },
    refresh: () => {
      forget();
      return refresh();
    },
  };
}
