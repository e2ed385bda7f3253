import type { CallState, RowProgress } from '../../../extension/entrypoints/sidepanel/conversation/call.ts';
import type { Card, Row } from '../../../extension/entrypoints/sidepanel/conversation/card.ts';
import type { Outcome } from '../../../extension/operations/contract/outcome.ts';
import { formRows, riskRows, searchRows } from '../fixtures/batches.ts';
import { asked, called, repliedTo } from '../fixtures/entries.ts';
import { unreadRow, waitRow } from '../fixtures/journeys.ts';
import { outcomes, unseen } from '../fixtures/outcomes.ts';
import { readAndBlocked } from '../fixtures/read-and-blocked.ts';
import { clickRow } from '../fixtures/rows.ts';
import { type GalleryState, type PanelScene, panelState, type Say } from './state.ts';

const actions = (rows: Row[]): Card => ({ kind: 'actions', rows });
const result = { kind: 'result', result: {} } as const;
const ended = (outcome: Outcome): RowProgress => ({ status: 'ended', outcome });

function recordState(
  name: string,
  state: (say: Say) => CallState,
  more: Omit<PanelScene, 'kind' | 'entries'> & { toolName?: string } = {},
): GalleryState {
  const { toolName, ...rest } = more;
  return panelState(
    `record-${name}`,
    say => [
      asked(say({ zh: '帮我搜一下龙井', en: 'Search for green tea, please' })),
      called({ say, state: state(say), ...(toolName !== undefined && { toolName }) }),
    ],
    rest,
  );
}

const filled = (say: Say): Outcome => ({
  success: true,
  effect: 'changed',
  message: say({ zh: '已在「搜索商品」填入：龙井', en: '“Search the shop” now holds “green tea”.' }),
});

const found = (say: Say): Outcome => ({
  success: true,
  effect: 'navigated',
  message: say({ zh: '网页已经打开：「龙井 — 清晨茶铺」', en: 'The page is now “Green tea — Morning Tea”.' }),
  url: 'https://shop.example/search?q=tea',
});

const failure = (say: Say): Outcome => ({
  success: false,
  error_type: 'ElementChanged',
  message: say({
    zh: '批准之后按钮已经改变，所以没有点击。',
    en: 'The button changed after the approval, so it was not clicked.',
  }),
});

/** Calls without a pending approval, in every state. */
export const recordStates: readonly GalleryState[] = [
  recordState('model-result', readAndBlocked, { presses: ['section[data-status] > details summary'] }),
  recordState('proposed', () => ({ status: 'proposed' }), { activity: { status: 'busy', stopping: false } }),
  recordState('approved', say => ({ status: 'approved', card: actions(searchRows(say)) }), {
    activity: { status: 'busy', stopping: false },
  }),
  recordState(
    'running',
    say => ({
      status: 'running',
      card: actions(formRows(say).slice(0, 3)),
      rows: [ended(filled(say)), { status: 'started' }, { status: 'waiting' }],
    }),
    { activity: { status: 'busy', stopping: false } },
  ),
  recordState('done', say => ({
    status: 'done',
    card: actions(searchRows(say)),
    rows: [ended(filled(say)), ended(found(say))],
    reply: result,
    delivery: 'sent',
  })),
  recordState('outcomes', say => ({
    status: 'failed',
    attended: true,
    card: actions(riskRows(say)),
    rows: outcomes(say).map(ended),
    reply: result,
    delivery: 'sent',
  })),
  recordState('waiting', say => ({
    status: 'running',
    card: actions([waitRow(say)]),
    rows: [{ status: 'started' }],
  })),
  recordState('not-seen', say => ({
    status: 'failed',
    attended: true,
    card: actions([unreadRow(say), waitRow(say), waitRow(say)]),
    rows: unseen(say).map(ended),
    reply: result,
    delivery: 'sent',
  })),
  recordState('partial', say => ({
    status: 'failed',
    attended: true,
    card: actions([...searchRows(say), clickRow(say, say({ zh: '下一页', en: 'Next page' }))]),
    rows: [
      ended(filled(say)),
      ended(failure(say)),
      ended({
        success: false,
        error_type: 'Rejected',
        message: say({ zh: '因为第 2 项没有成功。', en: 'Because action 2 did not succeed.' }),
      }),
    ],
    reply: result,
    delivery: 'sent',
  })),
  recordState('unknown', say => ({
    status: 'failed',
    attended: true,
    card: actions([clickRow(say, say({ zh: '付款', en: 'Pay now' }), 'submits')]),
    rows: [
      ended({
        success: false,
        error_type: 'Timeout',
        message: say({
          zh: '没有收到答复，不确定这一步是否已执行。',
          en: 'No answer came back, so it is unknown whether this was done.',
        }),
      }),
    ],
    reply: result,
    delivery: 'ready',
  })),
  recordState('plan-failed', say => ({
    status: 'failed',
    attended: true,
    card: {
      kind: 'plan',
      effect: 'reads',
      plan: { kind: 'read-selection' },
    },
    rows: [],
    reply: {
      kind: 'result',
      result: {
        success: false,
        error: say({ zh: '网页没有及时响应。', en: 'The page did not answer in time.' }),
      },
    },
    delivery: 'sent',
  })),
  recordState('unfit', say => ({
    status: 'failed',
    attended: false,
    card: actions(searchRows(say).slice(0, 1)),
    rows: [],
    reply: { kind: 'result', result: { success: false, error: 'Not on the page.' } },
    delivery: 'sent',
  })),
  recordState(
    'returned',
    say => ({
      status: 'failed',
      attended: false,
      rows: [],
      reply: {
        kind: 'result',
        result: {
          success: false,
          error: say({
            zh: 'actions.0.params.value 必须是文字。',
            en: 'actions.0.params.value must be a string.',
          }),
        },
      },
      delivery: 'sent',
    }),
    { presses: ['details summary'] },
  ),
  recordState('answered', () => ({
    status: 'answered',
    rows: [],
    reply: { kind: 'result', result: { success: true } },
    delivery: 'sent',
  })),
  recordState('rejected', say => ({
    status: 'rejected',
    card: actions(searchRows(say)),
    rows: [],
    reply: result,
    delivery: 'sent',
  })),
  recordState('dropped', say => ({
    status: 'done',
    card: actions(searchRows(say).slice(0, 1)),
    rows: [ended(filled(say))],
    reply: result,
    delivery: 'dropped',
  })),
  recordState(
    'server',
    () => ({
      status: 'done',
      card: { kind: 'server' },
      rows: [],
      reply: { kind: 'decision', toolId: 'tool_call', approved: true },
      delivery: 'sent',
    }),
    { toolName: 'search_web' },
  ),
  ...(['superseded', 'stopped', 'gave-up', 'other-backend'] as const).map(reason =>
    recordState(`void-${reason}`, say => ({ status: 'void', card: actions(searchRows(say)), reason })),
  ),
  panelState('record-in-conversation', say => [
    asked(say({ zh: '帮我搜一下龙井', en: 'Search for green tea, please' })),
    called({
      say,
      state: {
        status: 'done',
        card: actions(searchRows(say)),
        rows: [ended(filled(say)), ended(found(say))],
        reply: result,
        delivery: 'sent',
      },
    }),
    repliedTo(
      'call',
      say({
        zh: '找到 12 款龙井，最便宜的是 58 元。',
        en: 'There are 12 green teas; the cheapest is £5.80.',
      }),
    ),
  ]),
];
