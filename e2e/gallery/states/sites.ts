import { asked, called } from '../fixtures/entries.ts';
import { refusedRow } from '../fixtures/rows.ts';
import { type GalleryState, panelState } from './state.ts';

/** What the rules of sites keep from being done. */
export const siteStates: readonly GalleryState[] = (['read-only', 'never-read'] as const).map(rule =>
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
);
