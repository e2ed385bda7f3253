import type { Card } from '../../../extension/entrypoints/sidepanel/conversation/card.ts';
import type { Notice } from '../../../extension/entrypoints/sidepanel/conversation/conversation.ts';
import { answered, asked, called, noticed } from '../fixtures/entries.ts';
import { refusedRow, SHOP } from '../fixtures/rows.ts';
import { type GalleryState, panelState } from './state.ts';

const READING: Card = {
  kind: 'plan',
  effect: 'reads',
  plan: { kind: 'read-selection' },
};

const notices: readonly Notice[] = [
  { kind: 'never-read', origin: 'https://shop.example' },
  { kind: 'frames-withheld', origins: ['https://pay.example'] },
];

/** Actions that site rules block. */
export const siteStates: readonly GalleryState[] = [
  ...notices.map(notice =>
    panelState(`notice-${notice.kind}`, say => [
      asked(say({ zh: '这个网页上有什么？', en: 'What is on this page?' })),
      noticed(notice),
      answered(say({ zh: '我看不到这个网页。', en: 'I cannot see this page.' })),
    ]),
  ),
  ...(['read-only', 'never-read'] as const).map(rule =>
    panelState(`record-${rule}`, say => [
      asked(say({ zh: '帮我付款', en: 'Pay, please' })),
      called({
        say,
        state: {
          status: 'failed',
          attended: false,
          card: { kind: 'actions', rows: [refusedRow(say, rule)] },
          rows: [],
          reply: { kind: 'result', result: { success: false, error: 'Not permitted.' } },
          delivery: 'sent',
        },
      }),
    ]),
  ),
  panelState('card-reading-offer', say => [
    asked(say({ zh: '读一下选中的文字', en: 'Read the selected text' })),
    {
      ...called({ say, toolName: 'get_selected_text', state: { status: 'awaiting', card: READING } }),
      readsOn: SHOP,
    },
  ]),
  panelState('record-not-asked', say => [
    asked(say({ zh: '读一下选中的文字', en: 'Read the selected text' })),
    {
      ...called({
        say,
        toolName: 'get_selected_text',
        state: {
          status: 'done',
          card: READING,
          rows: [],
          reply: { kind: 'result', result: { success: true, text: '' } },
          delivery: 'sent',
        },
      }),
      grant: { origin: SHOP, givenAt: 0, until: 1 },
    },
  ]),
];
