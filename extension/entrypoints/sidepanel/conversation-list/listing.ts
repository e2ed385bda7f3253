import type { FoundConversation } from '../conversation/conversation-list.ts';
import type { Summary } from '../conversation/summary.ts';
import type { TurnContext } from '../ports/ports.ts';

const BEFORE = 40;

const AFTER = 110;

/** Letters and digits that some input methods enter as wide as a Chinese character. */
const FULL_WIDTH = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/gu;

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
      store.setState({ list: { query: '', found: undefined, notice: undefined } });
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

/** The text of a conversation, and its folded form: lower case, half-width letters. */
interface SearchableText {
  text: string;
  folded: string;
}

function fold(text: string): string {
  return text.replace(FULL_WIDTH, narrow).toLowerCase();
}

function narrow(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
}

/** The conversations whose title, site or text contains every word of the query, in the given order. */
function findConversations(
  query: string,
  summaries: readonly Summary[],
  texts: ReadonlyMap<string, SearchableText>,
): FoundConversation[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  return summaries.flatMap(summary => {
    const heading = fold([summary.name, summary.title, summary.host].join('\n'));
    const inText = texts.get(summary.id);
    const missing = words.filter(word => !heading.includes(word));
    if (!missing.every(word => inText?.folded.includes(word))) return [];
    const [first] = missing;
    return first !== undefined && inText
      ? [{ ...summary, excerpt: excerptAround(first, inText) }]
      : [summary];
  });
}

function excerptAround(word: string, { text, folded }: SearchableText): string {
  const at = folded.indexOf(word);
  const start = Math.max(0, at - BEFORE);
  const part = text.slice(start, at + word.length + AFTER).replace(/\s+/gu, ' ');
  return `${start > 0 ? '…' : ''}${part.trim()}`;
}
