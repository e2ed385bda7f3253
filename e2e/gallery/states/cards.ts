import type { Call } from '../../../extension/entrypoints/sidepanel/conversation/call.ts';
import type { Card, Row } from '../../../extension/entrypoints/sidepanel/conversation/card.ts';
import type { Entry } from '../../../extension/entrypoints/sidepanel/conversation/conversation.ts';
import type { Action } from '../../../extension/operations/contract/action.ts';
import {
  blockedRows,
  codeRows,
  deceitfulRows,
  disabledRows,
  formRows,
  longRows,
  paintedRows,
  programRows,
  riskRows,
  searchRows,
  uploadRows,
} from '../fixtures/batches.ts';
import { tabRows, takingRows, waitRows } from '../fixtures/browser-rows.ts';
import {
  changedBeforeRow,
  editedRows,
  followedRows,
  goneRows,
  refusedMeanwhileRow,
} from '../fixtures/changed-rows.ts';
import { answered, asked, called } from '../fixtures/entries.ts';
import { closeRow, doneBefore, listRow, navigateRow, switchRow, unreadRow } from '../fixtures/journeys.ts';
import { linkRows, placedRows, sentRow } from '../fixtures/placed-rows.ts';
import { dragRows, hintedRows, middleRow, mouseRows } from '../fixtures/pointer-rows.ts';
import { boundRow, clickRow, fillRow, pageRow, submitRow } from '../fixtures/rows.ts';
import { type GalleryState, type PanelScene, panelState, type Say } from './state.ts';

function ask(say: Say, card: Card, toolName = 'page_action', argumentsText?: string): Entry[] {
  return [
    asked(say({ zh: '帮我处理一下这个网页', en: 'Please take care of this page' })),
    answered(
      say({
        zh: '这个网页顶部有搜索框。我会在里面搜索，然后把结果告诉你。',
        en: 'There is a search field at the top of this page. I would search it, and tell you what comes up.',
      }),
    ),
    called({ say, state: { status: 'awaiting', card }, toolName, ...(argumentsText && { argumentsText }) }),
  ];
}

/** A call that continues over several pages. */
function journeyState(
  name: string,
  rows: (say: Say) => Row[],
  more: (say: Say) => JourneyMore,
): GalleryState {
  return panelState(`card-${name}`, say => {
    const { later, done } = more(say);
    const card: Card = { kind: 'actions', rows: rows(say), ...(later !== undefined && { later }) };
    return ask(say, card).map(entry => (entry.kind === 'call' && done ? { ...entry, done } : entry));
  });
}

/** A later step shows only that it exists. */
const COME: Action = { action: 'read', target: {}, params: {} };

interface JourneyMore {
  later?: Action[];
  done?: Call['done'];
}

function actionsState(
  name: string,
  rows: (say: Say) => Row[],
  more: Omit<PanelScene, 'kind' | 'entries'> = {},
): GalleryState {
  return panelState(`card-${name}`, say => ask(say, { kind: 'actions', rows: rows(say) }), more);
}

const query = { elementType: 'button', region: 'footer', keyword: 'Newsletter' } as const;

/** The approval card, for every kind of request. */
export const cardStates: readonly GalleryState[] = [
  actionsState('fill', say => [
    fillRow(say, say({ zh: '电子邮箱', en: 'Email' }), 'ada@example.org', 'ada@old.example'),
  ]),
  actionsState('click', say => [clickRow(say, say({ zh: '加入购物车', en: 'Add to basket' }))]),
  actionsState('fresh', searchRows, { isFresh: true }),
  journeyState(
    'goes-elsewhere',
    say => [fillRow(say, say({ zh: '搜索', en: 'Search' }), 'tea', ''), navigateRow(say)],
    () => ({ later: [COME, COME] }),
  ),
  journeyState(
    'came-from-elsewhere',
    say => [clickRow(say, say({ zh: '加入购物车', en: 'Add to basket' }))],
    say => ({ done: doneBefore(say) }),
  ),
  journeyState(
    'switch-tab',
    say => [switchRow(say)],
    () => ({ later: [COME] }),
  ),
  journeyState(
    'tab-gone',
    say => [{ ...switchRow(say), gone: 'tab' }],
    () => ({}),
  ),
  journeyState(
    'refused-meanwhile',
    say => [refusedMeanwhileRow(say)],
    () => ({}),
  ),
  journeyState(
    'unread-site',
    say => [unreadRow(say)],
    () => ({}),
  ),
  journeyState(
    'closes-window',
    say => [closeRow(say)],
    () => ({}),
  ),
  journeyState(
    'list-tabs',
    say => [listRow(say)],
    () => ({}),
  ),
  actionsState('tabs', tabRows),
  actionsState('taking', takingRows),
  actionsState('waits', waitRows),
  actionsState('page-reading', () => [
    pageRow('extract', 'reads'),
    pageRow('extract_links', 'reads'),
    pageRow('get_text', 'reads'),
  ]),
  actionsState('batch', searchRows),
  actionsState('focused', searchRows, { focus: 'fieldset button, [role=alertdialog] button' }),
  actionsState('raw', searchRows, { presses: ['[role=log] details summary'] }),
  actionsState('rejecting', searchRows, { presses: ['[class^=decision_more]'] }),
  actionsState('row-open', searchRows, { presses: ['[class^=rows_values] > button'] }),
  actionsState('unticked', say =>
    searchRows(say).map((row, index) => (index === 1 ? { ...row, unticked: true } : row)),
  ),
  actionsState('row-changed', say => [
    {
      ...fillRow(say, say({ zh: '搜索商品', en: 'Search the shop' }), say({ zh: '乌龙', en: 'oolong' })),
      proposed: fillRow(say, '', say({ zh: '龙井', en: 'green tea' })).action,
    },
  ]),
  actionsState('code', codeRows),
  actionsState('risks', riskRows),
  actionsState('form', formRows),
  actionsState('submit', say => [submitRow(say, say({ zh: '付款', en: 'Pay now' }))]),
  actionsState('submit-foreign', say => [
    submitRow(say, say({ zh: '付款', en: 'Pay now' }), 'https://pay.example:8443'),
  ]),
  actionsState('link-foreign', say => [
    boundRow({
      action: 'click',
      effect: 'leaves',
      facts: {
        kind: say({ zh: '链接', en: 'link' }),
        name: say({ zh: '查看地图', en: 'See the map' }),
        link: 'https://maps.example/tea-house',
      },
    }),
  ]),
  actionsState('spoofing', deceitfulRows),
  actionsState('painted', paintedRows),
  actionsState('hinted-names', hintedRows),
  actionsState('mouse-buttons', say => [...mouseRows(say), middleRow(say)]),
  actionsState('drags', dragRows),
  actionsState('places', placedRows),
  actionsState('link-extras', linkRows),
  actionsState('sent-fields', say => [sentRow(say)], { presses: ['[class^=rows_sends] > summary'] }),
  actionsState('other-programs', programRows),
  { ...actionsState('low', formRows), isLow: true },
  actionsState('long-values', longRows),
  actionsState('blocked', blockedRows),
  actionsState('disabled', disabledRows),
  actionsState('file-missing', uploadRows),
  actionsState('file-chosen', uploadRows, {
    files: { callId: 'call', names: ['order-2026-11.pdf', '茶单\u202Efdp.txt'], bytes: 184_320 },
  }),
  actionsState('file-too-large', uploadRows, {
    files: { callId: 'call', names: ['film.pdf'], bytes: 40_000_000 },
  }),
  actionsState('page-and-selection', say => [
    pageRow('scroll', 'marks'),
    pageRow('highlight', 'marks', say({ zh: '满 200 元包邮', en: 'Free delivery from £30' })),
  ]),
  actionsState('edited', editedRows),
  actionsState('followed', followedRows),
  journeyState(
    'changed-before',
    say => [changedBeforeRow(say)],
    say => ({ done: { rows: [], outcomes: [], open: [], refused: [changedBeforeRow(say)] } }),
  ),
  actionsState('gone', goneRows),
  panelState('card-plan-find-more', say =>
    ask(say, { kind: 'plan', effect: 'reads', plan: { kind: 'find-more', query } }),
  ),
  panelState('card-plan-read-selection', say =>
    ask(say, {
      kind: 'plan',
      effect: 'reads',
      plan: { kind: 'read-selection' },
    }),
  ),
  panelState('card-plan-clear-marks', say =>
    ask(say, { kind: 'plan', effect: 'marks', plan: { kind: 'clear-marks' } }),
  ),
  panelState('card-server', say =>
    ask(say, { kind: 'server' }, 'search_web', '{"query":"oolong tea brewing time","limit":5}'),
  ),
];
