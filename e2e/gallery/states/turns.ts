import type { Call } from '../../../extension/entrypoints/sidepanel/conversation/call.ts';
import type {
  AnswerEntry,
  Entry,
} from '../../../extension/entrypoints/sidepanel/conversation/conversation.ts';
import { message } from '../../../extension/messages/message.ts';
import { searchRows } from '../fixtures/batches.ts';
import { answered, asked, called, repliedTo, shopPage } from '../fixtures/entries.ts';
import { type GalleryState, panelState, type Say } from './state.ts';

function ran(say: Say, id: string, fails: boolean): Call {
  const outcomes = [
    {
      success: true,
      effect: 'changed' as const,
      message: message('fill.filled', {
        name: say({ zh: '搜索商品', en: 'Search the shop' }),
        value: say({ zh: '龙井', en: 'green tea' }),
      }),
    },
    fails
      ? {
          success: false,
          error_type: 'NotInteractable' as const,
          message: say({ zh: '按钮被遮住了。', en: 'Something covers the button.' }),
        }
      : {
          success: true,
          effect: 'submitted' as const,
          message: message('click.submitted', { detail: '' }),
        },
  ];
  const card = { kind: 'actions' as const, rows: searchRows(say) };
  const rows = outcomes.map(outcome => ({ status: 'ended' as const, outcome }));
  const settled = { card, rows, reply: { kind: 'result' as const, result: {} }, delivery: 'sent' as const };
  return called({
    say,
    id,
    state: fails ? { status: 'failed', attended: true, ...settled } : { status: 'done', ...settled },
  });
}

function used(answer: AnswerEntry, cost?: number): AnswerEntry {
  const usage = { input_tokens: 12_345, output_tokens: 321, cache_read_input_tokens: 11_000 };
  return {
    ...answer,
    usage: { ...usage, ...(cost !== undefined && { cost: { amount: cost, currency: 'USD' } }) },
  };
}

function search(say: Say): Entry[] {
  const page = shopPage(say);
  const first = answered(say({ zh: '我来搜索。', en: 'I search for it.' }), { status: 'complete' }, 'first');
  return [
    asked(say({ zh: '帮我搜一下龙井', en: 'Search for green tea, please' })),
    { ...first, stream: { backendUrl: 'https://backend.example', page } },
    ran(say, 'one', true),
    ran(say, 'two', false),
    used(repliedTo('two', say({ zh: '找到了 **12** 款龙井。', en: 'There are **12** green teas.' })), 0.0123),
  ];
}

const next = (say: Say): Entry[] => [
  asked(say({ zh: '哪一款最便宜？', en: 'Which is the cheapest?' }), 'next'),
  used(answered(say({ zh: '「明前一号」。', en: '“First flush”.' }), { status: 'complete' }, 'cheapest')),
];

const otherWords = (say: Say, replaces: string): Entry => ({
  kind: 'person',
  id: 'other',
  text: say({ zh: '帮我搜一下有机龙井', en: 'Search for organic green tea, please' }),
  replaces,
});

/** A whole turn: its steps, their results, and the actions on its message. */
export const turnStates: readonly GalleryState[] = [
  panelState('turn-steps', search),
  panelState('turn-folded', say => [...search(say), ...next(say)]),
  panelState('turn-edited', next, { presses: ['main [aria-label*="again"], main [aria-label*="重新发送"]'] }),
  panelState('turn-replaced', say => [...search(say), otherWords(say, 'asked'), ...next(say).slice(1)]),
  panelState('turn-replaced-open', say => [...next(say), otherWords(say, 'next')], {
    presses: ['main summary'],
  }),
];
