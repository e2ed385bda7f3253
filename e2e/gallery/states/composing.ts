import type { Entry } from '../../../extension/entrypoints/sidepanel/conversation/conversation.ts';
import { NO_PAGE_CONTEXT } from '../../../extension/entrypoints/sidepanel/conversation/panel-store.ts';
import { attachmentsOf, draftsOf, GREEN, previewWithAttachments } from '../fixtures/attachments.ts';
import { answered, asked, called } from '../fixtures/entries.ts';
import { unreadRow } from '../fixtures/journeys.ts';
import { unseen } from '../fixtures/outcomes.ts';
import { previewOf, previewWithoutPage } from '../fixtures/request-preview.ts';
import type { GalleryState, PanelScene, Say } from './state.ts';

const paragraphs = {
  zh: '请把购物车里的三款茶比较一下：\n- 哪一款咖啡因最少？\n- 哪一款性价比最高？\n- 哪一款适合送人？\n\n然后把最合适的一款加到收藏里。',
  en: 'Compare the three teas in my basket:\n- Which has the least caffeine?\n- Which is the best value?\n- Which one makes a present?\n\nThen put the best one on my wish list.',
};

const FRONT = {
  tabId: 7,
  url: 'https://shop.example/checkout',
  title: 'Morning Tea — Checkout, 3 items in your basket',
};

const ATLAS = { tabId: 12, url: 'https://atlas.example/green', title: 'The tea atlas — Green tea' };

const TABS = [
  { ...FRONT, isOfWindow: true },
  { ...ATLAS, isOfWindow: true },
  { tabId: 13, url: undefined, title: undefined, isOfWindow: true },
  { tabId: 14, url: 'https://reviews.example/tea', title: 'Green tea, reviewed', isOfWindow: true },
];

/** The number of tabs beside the active one. */
function manyTabs(length: number): Partial<PanelScene> {
  const others = Array.from({ length }, (_, index) => ({
    tabId: 20 + index,
    url: 'https://reviews.example/tea',
    title: `Green tea, reviewed: part ${index + 1} of 11`,
    isOfWindow: true,
  }));
  return {
    conversation: { sharedTabs: [7, ...others.map(({ tabId }) => tabId)] },
    state: {
      pageContext: { ...NO_PAGE_CONTEXT, front: FRONT, tabs: [{ ...FRONT, isOfWindow: true }, ...others] },
    },
  };
}

/** Sent with the user's approval to a blocked site. */
function sentUnread(say: Say): Entry[] {
  const rows = unseen(say)
    .slice(0, 1)
    .map(outcome => ({ status: 'ended', outcome }) as const);
  const reply = { kind: 'result', result: {} } as const;
  return [
    asked(say({ zh: '评价如何？', en: 'What do people say of it?' })),
    called({
      say,
      state: {
        status: 'done',
        card: { kind: 'actions', rows: [unreadRow(say)] },
        rows,
        reply,
        delivery: 'sent',
      },
    }),
    answered(say({ zh: '我还不能读取那里。', en: 'I may not read what is there yet.' })),
  ];
}

const CHOICES = {
  models: [
    { id: 'claude-opus-4-1', name: 'Claude Opus 4.1' },
    { id: 'offline', name: 'Simple rules' },
  ],
  agents: [
    { id: 'default', name: 'Default' },
    { id: 'sales', name: 'Sales desk' },
  ],
};

/** A relay without a model, as it is first started. */
const RULES = {
  models: [{ id: 'offline', name: 'Simple rules', is_default: true, is_rules: true }],
  agents: [],
  setupUrl: 'http://127.0.0.1:8787/setup',
};

const ONE_MODEL = {
  models: [
    {
      id: 'qwen3:8b',
      name: 'qwen3:8b · Ollama',
      is_default: true,
      tools: 'native',
      images: false,
      context_tokens: 32_768,
    } as const,
  ],
  agents: [],
  setupUrl: 'http://127.0.0.1:8787/setup',
};

const SEES_PICTURES = { ...ONE_MODEL, models: ONE_MODEL.models.map(model => ({ ...model, images: true })) };

/** Of the newer of two messages: those of the older one are gone. */
const PICTURES = new Map([['sent-newer', [GREEN]]]);

function sentAttachments(say: Say): Entry[] {
  const text = say({ zh: '比较一下这些茶', en: 'Compare these teas' });
  const question = { kind: 'person', text, attachments: attachmentsOf(say) } as const;
  return [
    { ...question, id: 'sent-older' },
    answered(say({ zh: '龙井最实惠。', en: 'The green tea is the best value.' })),
    { ...question, id: 'sent-newer' },
  ];
}

/** Shows what answers. */
const MODEL = 'form button[data-answering]';

const PREVIEW = 'form [aria-haspopup=dialog]';

/** The button among the chips that opens a list. */
const LIST = 'form li > [popovertarget]';

const PROMPTS = [
  { id: 'prices', name: 'prices', text: 'Compare the prices on this page, and say which is the best value.' },
];

function composing(name: string, scene: (draft: string, say: Say) => Partial<PanelScene>): GalleryState {
  return {
    name: `composer-${name}`,
    scene: say => ({
      kind: 'panel',
      entries: [
        asked(say({ zh: '你好', en: 'Hello' })),
        answered(say({ zh: '你好！需要我做什么？', en: 'Hello! What can I do?' })),
      ],
      ...scene(say(paragraphs), say),
    }),
  };
}

/** The bottom of the panel while the user writes. */
export const composingStates: readonly GalleryState[] = [
  composing('short', draft => ({ draft: draft.slice(0, 12) })),
  composing('long', draft => ({ draft, focus: 'textarea' })),
  composing('very-long', draft => ({ draft: draft.repeat(4) })),
  composing('page-long', () => ({ state: { pageContext: { ...NO_PAGE_CONTEXT, front: FRONT } } })),
  composing('page-unknown', () => ({ state: { pageContext: NO_PAGE_CONTEXT } })),
  composing('selection', draft => ({
    state: {
      pageContext: {
        ...NO_PAGE_CONTEXT,
        front: FRONT,
        selection: { excerpt: draft.slice(0, 60), length: 1_284 },
      },
    },
  })),
  composing('page-left-out', () => ({
    conversation: { isPageOff: true },
    state: { pageContext: { ...NO_PAGE_CONTEXT, front: FRONT } },
  })),
  composing('quote', draft => ({
    conversation: { quote: { text: draft, url: FRONT.url, title: FRONT.title } },
  })),
  composing('other-tab', () => ({
    conversation: {
      place: { tabId: 3, documentId: 'd', url: 'https://news.example/today', title: 'The news of today' },
    },
  })),
  composing('tabs', () => ({
    conversation: { sharedTabs: [7, 12, 13] },
    state: { pageContext: { ...NO_PAGE_CONTEXT, front: FRONT, tabs: TABS } },
  })),
  composing('sent-unread', (_, say) => ({
    entries: sentUnread(say),
    conversation: { sharedTabs: [7, 13] },
    state: {
      pageContext: {
        ...NO_PAGE_CONTEXT,
        front: { tabId: 7, url: undefined, title: undefined },
        tabs: TABS.slice(2),
      },
    },
  })),
  composing('many-tabs', () => manyTabs(11)),
  composing('many-tabs-open', () => ({ ...manyTabs(11), presses: [LIST], focus: LIST })),
  composing('tab-to-add', () => ({
    conversation: { sharedTabs: [7] },
    state: { pageContext: { ...NO_PAGE_CONTEXT, front: FRONT, tabs: TABS } },
    presses: [LIST],
    focus: LIST,
  })),
  composing('works-in-other-tab', () => ({
    conversation: {
      sharedTabs: [7, 12],
      worksIn: { tabId: 12, whileFront: 7 },
      place: { tabId: 12, documentId: 'd', url: ATLAS.url, title: ATLAS.title },
    },
    state: { pageContext: { ...NO_PAGE_CONTEXT, front: FRONT, tabs: TABS } },
  })),
  composing('closed-tab', () => ({
    conversation: { place: { url: 'https://news.example/today', title: 'The news of today' } },
  })),
  composing('attachments', (draft, say) => ({
    draft: draft.slice(0, 12),
    choices: SEES_PICTURES,
    state: { pageContext: { ...NO_PAGE_CONTEXT, front: FRONT }, attached: draftsOf(say) },
  })),
  composing('pdf-in-front', () => ({
    state: { pageContext: { ...NO_PAGE_CONTEXT, front: { ...FRONT, url: 'https://shop.example/menu.pdf' } } },
  })),
  composing('sent-attachments', (_, say) => ({
    entries: sentAttachments(say),
    state: { pictures: PICTURES },
  })),
  composing('preview-attachments', (_, say) => ({
    preview: previewWithAttachments(say),
    presses: [PREVIEW],
  })),
  composing('preview', (_, say) => ({ preview: previewOf(say), presses: [PREVIEW] })),
  composing('preview-without-page', () => ({ preview: previewWithoutPage(), presses: [PREVIEW] })),
  composing('choices', () => ({ choices: CHOICES })),
  composing('rules', () => ({ choices: RULES, presses: [MODEL] })),
  composing('model', () => ({ choices: ONE_MODEL, presses: [MODEL] })),
  composing('slash', () => ({ draft: '/', prompts: PROMPTS, focus: 'textarea' })),
  composing('save-prompt', draft => ({ draft, presses: ['form button[popovertarget]'] })),
];
