import type {
  FoundConversation,
  ListNotice,
} from '../../../extension/entrypoints/sidepanel/conversation/conversation-list.ts';
import { NO_PAGE_CONTEXT } from '../../../extension/entrypoints/sidepanel/conversation/panel-store.ts';
import { answered, asked } from '../fixtures/entries.ts';
import type { GalleryState, PanelScene, Say } from './state.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 22, 9, 30);

function conversation(
  id: string,
  minutes: number,
  title: string,
  snippet: string,
  host?: string,
): FoundConversation {
  const updatedAt = NOW - minutes * MINUTE;
  return {
    id,
    createdAt: updatedAt,
    updatedAt,
    title,
    snippet,
    isEmpty: false,
    ...(host !== undefined && { host }),
  };
}

const kept = (say: Say): FoundConversation[] => [
  conversation(
    '00000000-0000-4000-8000-000000000000',
    2,
    say({ zh: '哪一款茶适合早上喝？', en: 'Which tea is best in the morning?' }),
    say({ zh: '滇红。它香气浓、提神。', en: 'The Yunnan red. It wakes you up.' }),
    'shop.example',
  ),
  {
    ...conversation(
      'b',
      95,
      say({ zh: '填写收货地址', en: 'Fill in the address' }),
      say({
        zh: '十个字段都已填好，还没有提交。',
        en: 'All ten fields are filled in; nothing was submitted.',
      }),
      'checkout.a-shop-with-a-rather-long-name.example',
    ),
    name: say({ zh: '十一月订单', en: 'November order' }),
  },
  conversation(
    'c',
    60 * 24 * 3,
    say({
      zh: '把这一整页翻译成英文，保留其中的表格、脚注和所有链接',
      en: 'Translate this whole page into Chinese, and keep its tables, footnotes and all of the links',
    }),
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    'news.example',
  ),
  conversation('d', 60 * 24 * 400, say({ zh: '你好', en: 'Hello' }), ''),
];

function listState(
  name: string,
  list: (say: Say) => Partial<NonNullable<PanelScene['state']>['list']>,
  presses: string[] = [],
): GalleryState {
  return {
    name: `conversations-${name}`,
    scene: say => ({
      kind: 'panel',
      entries: [asked(say({ zh: '你好', en: 'Hello' })), answered(say({ zh: '你好！', en: 'Hello!' }))],
      // So few that none is scrolled out of view, where it could not be clicked.
      state: { list: { query: '', found: kept(say).slice(0, 2), notice: undefined, ...list(say) } },
      presses,
    }),
  };
}

/** The line under the header while another tab than the conversation's is active. */
function placeState(name: string, tabId: number | undefined): GalleryState {
  const front = { tabId: 8, url: 'https://news.example/', title: 'News' };
  return {
    name,
    scene: say => ({
      kind: 'panel',
      entries: [asked(say({ zh: '哪一款最便宜？', en: 'Which is the cheapest?' }))],
      conversation: {
        place: {
          tabId,
          url: 'https://shop.example/tea',
          title: say({ zh: '春茶目录', en: 'Catalogue of spring teas and what goes with them' }),
        },
      },
      state: { pageContext: { ...NO_PAGE_CONTEXT, front } },
    }),
  };
}

function noticeState(name: string, notice: (say: Say) => ListNotice): GalleryState {
  return listState(`notice-${name}`, say => ({ notice: notice(say) }));
}

const TOGGLE = 'li:nth-child(2) button[aria-expanded]';

/** The list of conversations, and the results of actions in it. */
export const conversationStates: readonly GalleryState[] = [
  listState('list', say => ({ found: kept(say) })),
  listState('loading', () => ({ found: undefined })),
  listState('none', () => ({ found: [] })),
  listState('searched', say => ({
    query: say({ zh: '茶', en: 'tea' }),
    found: kept(say)
      .slice(0, 1)
      .map(found => ({
        ...found,
        excerpt: say({ zh: '…第二层架子上的乌龙茶…', en: '… the Oolong tea on the second shelf …' }),
      })),
  })),
  listState('none-found', () => ({ query: 'coffee', found: [] })),
  listState('actions', () => ({}), [TOGGLE]),
  listState('naming', () => ({}), [TOGGLE, 'li:nth-child(2) [class*=actions] button']),
  listState('removing-all', () => ({}), ['dialog > div:last-child button']),
  noticeState('removed', say => ({
    kind: 'removed',
    title: say({ zh: '你好', en: 'Hello' }),
    removed: { record: {}, name: undefined },
  })),
  noticeState('all-removed', () => ({ kind: 'all-removed', count: 12, left: 1 })),
  noticeState('elsewhere', () => ({ kind: 'elsewhere' })),
  noticeState('unreadable', () => ({ kind: 'unreadable' })),
  noticeState('gone', () => ({ kind: 'gone' })),
  noticeState('failed', () => ({ kind: 'failed', message: 'QuotaExceededError' })),
  placeState('works-on-another-tab', 7),
  placeState('works-on-closed-tab', undefined),
];
