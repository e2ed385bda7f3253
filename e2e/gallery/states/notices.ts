import type { Notice } from '../../../extension/entrypoints/sidepanel/conversation/conversation.ts';
import { answered, asked, noticed } from '../fixtures/entries.ts';
import { type GalleryState, panelState } from './state.ts';

const notices: Record<string, Notice> = {
  'page-not-permitted': {
    kind: 'page-unreadable',
    type: 'NotPermitted',
    message: 'No access.',
    origin: 'https://shop.example',
  },
  'page-after-navigation': {
    kind: 'page-unreadable',
    type: 'NotPermitted',
    message: 'No access.',
    origin: 'https://reviews.example',
    isDestination: true,
  },
  'page-by-icon': { kind: 'page-unreadable', type: 'NotPermitted', message: 'No access.' },
  'page-pdf': {
    kind: 'page-unreadable',
    type: 'Unsupported',
    message: { code: 'page.pdf', params: {} },
    origin: 'https://shop.example',
  },
  'page-unsupported': { kind: 'page-unreadable', type: 'Unsupported', message: 'chrome://' },
  'page-gone': { kind: 'page-unreadable', type: 'PageGone', message: 'Gone.' },
  'page-timeout': { kind: 'page-unreadable', type: 'Timeout', message: 'Too late.' },
  'frames-closed': { kind: 'frames-closed', origins: ['https://pay.example', 'https://maps.example:8443'] },
  'record-unreadable': { kind: 'record-unreadable' },
  'not-kept': { kind: 'not-kept', message: 'QuotaExceededError' },
};

function noticeState(name: string, notice: Notice, allowsSites?: boolean): GalleryState {
  return panelState(
    `notice-${name}`,
    say => [
      asked(say({ zh: '这个网页上有什么？', en: 'What is on this page?' })),
      noticed(notice),
      answered(say({ zh: '我看不到这个网页。', en: 'I cannot see this page.' })),
    ],
    allowsSites === undefined ? {} : { allowsSites, presses: ['[role=note] button'] },
  );
}

/** The panel's own notices, and the results of asking the browser for access. */
export const noticeStates: readonly GalleryState[] = [
  ...Object.entries(notices).map(([name, notice]) => noticeState(name, notice)),
  ...Object.entries(notices)
    .filter(([name]) => name === 'frames-closed')
    .flatMap(([name, notice]) => [
      noticeState(`${name}-allowed`, notice, true),
      noticeState(`${name}-refused`, notice, false),
    ]),
];
