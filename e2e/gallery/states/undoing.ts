import type { Call, Late, RowProgress } from '../../../extension/entrypoints/sidepanel/conversation/call.ts';
import { message } from '../../../extension/messages/message.ts';
import type { Outcome } from '../../../extension/operations/contract/outcome.ts';
import { searchRows } from '../fixtures/batches.ts';
import { answered, asked, called } from '../fixtures/entries.ts';
import { type GalleryState, panelState, type Say } from './state.ts';

const outcomesOf = (say: Say): Outcome[] => [
  {
    success: true,
    effect: 'changed',
    undoable: true,
    message: message('fill.filled', {
      name: say({ zh: '搜索商品', en: 'Search the shop' }),
      value: say({ zh: '龙井', en: 'green tea' }),
    }),
  },
  {
    success: true,
    effect: 'changed',
    message: message('click.changed', { detail: say({ zh: '12 个结果', en: '12 results' }) }),
  },
];

function doneCall(say: Say, id: string, later: Pick<Call, 'undoing' | 'late'> = {}): Call {
  return called({
    say,
    id,
    state: {
      status: 'done',
      card: { kind: 'actions', rows: searchRows(say) },
      rows: outcomesOf(say).map(outcome => ({ status: 'ended' as const, outcome })),
      reply: { kind: 'result', result: {} },
      delivery: 'sent',
    },
    ...later,
  });
}

function undoState(
  name: string,
  progress: (say: Say) => RowProgress,
  reported: boolean,
  busy = false,
): GalleryState {
  return panelState(
    `undo-${name}`,
    say => [
      asked(say({ zh: '帮我搜一下龙井', en: 'Search for green tea, please' })),
      doneCall(say, 'call', { undoing: { rows: [{ index: 0, progress: progress(say) }], reported } }),
    ],
    busy ? { activity: { status: 'busy', stopping: false, isUndo: true } } : {},
  );
}

function lateState(name: string, change: (say: Say) => Late['change'], reported: boolean): GalleryState {
  return panelState(`late-${name}`, say => [
    asked(say({ zh: '帮我搜一下龙井', en: 'Search for green tea, please' })),
    doneCall(say, 'call', { late: [{ index: 1, change: change(say), reported }] }),
    answered(say({ zh: '已经提交了。', en: 'It is submitted.' })),
  ]);
}

const back = (say: Say): RowProgress => ({
  status: 'ended',
  outcome: {
    success: true,
    effect: 'changed',
    message: say({ zh: '「搜索商品」已恢复原状。', en: '“Search the shop” is empty again.' }),
  },
});

/** After a result: undo, offered, running and ended, and what the page changed later. */
export const undoStates: readonly GalleryState[] = [
  panelState('undo-offered', say => [
    asked(say({ zh: '帮我搜一下龙井', en: 'Search for green tea, please' })),
    doneCall(say, 'call'),
    answered(say({ zh: '找到了。', en: 'Found some.' })),
  ]),
  panelState('undo-turn-offered', say => [
    asked(say({ zh: '帮我搜一下龙井', en: 'Search for green tea, please' })),
    doneCall(say, 'first'),
    doneCall(say, 'second'),
    answered(say({ zh: '找到了。', en: 'Found some.' })),
  ]),
  undoState('waiting', () => ({ status: 'waiting' }), false, true),
  undoState('undoing', () => ({ status: 'started' }), false, true),
  undoState('undone', back, false),
  undoState('undone-delivered', back, true),
  undoState(
    'already',
    say => ({
      status: 'ended',
      outcome: {
        success: true,
        effect: 'no_change',
        message: say({ zh: '它早已是原样。', en: 'It was so already.' }),
      },
    }),
    true,
  ),
  undoState(
    'not-undone',
    say => ({
      status: 'ended',
      outcome: {
        success: false,
        error_type: 'ElementChanged',
        message: say({
          zh: '之后又改动过，所以没有撤销。',
          en: 'It has changed since, so it was left alone.',
        }),
      },
    }),
    true,
  ),
  undoState(
    'unclear',
    say => ({
      status: 'ended',
      outcome: {
        success: false,
        error_type: 'Timeout',
        message: say({ zh: '没有收到答复，请查看网页。', en: 'No answer came back. Look at the page.' }),
      },
    }),
    true,
  ),
  lateState(
    'failed',
    say => ({
      kind: 'said',
      tone: 'bad',
      text: say({ zh: '搜索服务暂时不可用', en: 'Search is unavailable' }),
    }),
    false,
  ),
  lateState(
    'came',
    say => ({ kind: 'said', tone: 'good', text: say({ zh: '找到 12 件商品', en: '12 products found' }) }),
    true,
  ),
  lateState('put-back', () => ({ kind: 'back', tone: 'bad', text: '' }), false),
  lateState('refused', () => ({ kind: 'refused', tone: 'bad', text: '503' }), true),
];
