import type { ApprovalPreview } from '@assent/shared';
import type {
  CardEnding,
  CardState,
  EndedCard,
  TaskCard,
} from '../../../extension/entrypoints/sidepanel/task-approvals/task-state.ts';
import { PAGE_JPEG } from '../fixtures/attachments.ts';
import { answered, asked } from '../fixtures/entries.ts';
import type { GalleryState, Say } from './state.ts';

/** The clock of the gallery stands still four minutes and a half before. */
const LATER = '2026-11-22T09:34:30.000Z';

/** Changes a field, with all that a preview can say. */
function filling(say: Say): ApprovalPreview {
  const label = say({ zh: '收货邮箱', en: 'Delivery email' });
  return {
    sentence: say({ zh: `填写输入框「${label}」`, en: `Fill text field “${label}”` }),
    ...{ effect: 'edits', risk: say({ zh: '编辑', en: 'Edits' }) },
    parts: {
      before: say({ zh: '填写', en: 'Fill' }),
      ...{ kind: say({ zh: '输入框', en: 'text field' }), name: label, after: '' },
    },
    ...{ before: 'old.address@example.com', after: 'ann@example.com' },
    details: [
      {
        label: say({ zh: '所属标题', en: 'under' }),
        text: say({ zh: '结账', en: 'Checkout' }),
      },
      {
        label: say({ zh: '旁边的文字', en: 'text nearby' }),
        ...{ text: say({ zh: '保存后立即下单', en: 'Saving orders at once' }), isWarning: true },
      },
    ],
    sends: [],
  };
}

/** Sends a form to another site. */
function ordering(say: Say): ApprovalPreview {
  const name = say({ zh: '下单', en: 'Order now' });
  return {
    sentence: say({ zh: `点击按钮「${name}」`, en: `Click button “${name}”` }),
    ...{ effect: 'submits', risk: say({ zh: '提交', en: 'Submits' }) },
    parts: {
      before: say({ zh: '点击', en: 'Click' }),
      ...{ kind: say({ zh: '按钮', en: 'button' }), name, after: '' },
    },
    details: [
      {
        label: say({ zh: '发送到', en: 'sends to' }),
        ...{ text: 'https://orders.a-rather-long-name-of-a-site.example:8443', isWarning: true },
      },
    ],
    sends: [
      { label: say({ zh: '收货邮箱', en: 'Delivery email' }), value: 'ann@example.com' },
      { label: say({ zh: '数量', en: 'Packets' }), value: '2' },
    ],
  };
}

function cardOf(say: Say, number: number, preview: ApprovalPreview, picture?: string): TaskCard {
  return {
    backend: 'http://127.0.0.1:8787',
    ...{ taskId: `at_${number}`, approvalId: `ap_${number}`, expiresAt: LATER, picture },
    prompt: say({
      zh: '在山上的茶店订两包绿茶，寄到 ann@example.com，总价不超过十欧元',
      en: 'Order two packets of green tea from the shop on the mountain, for ten euros at most',
    }),
    previews: { en: preview, zh: preview },
  };
}

const CHAT = (say: Say) => [
  asked(say({ zh: '绿茶要泡多久？', en: 'How long does green tea steep?' })),
  answered(say({ zh: '两到三分钟。', en: 'Two to three minutes.' })),
];

function askedState(
  name: string,
  card: (say: Say) => TaskCard,
  state: CardState = { status: 'awaiting', isAgain: false },
  waiting = 0,
): GalleryState {
  return {
    name,
    scene: say => ({
      ...{ kind: 'panel', entries: CHAT(say) },
      tasks: { asked: { card: card(say), state }, waiting },
    }),
  };
}

/** What came of cards, each with the state of its task. */
function endedState(name: string, endings: readonly [CardEnding, EndedCard['task']][]): GalleryState {
  return {
    name,
    scene: say => ({
      ...{ kind: 'panel', entries: CHAT(say) },
      tasks: {
        ended: endings.map(([ending, task], number) => ({
          ...{ ending, task },
          card: cardOf(say, number, number % 2 === 0 ? filling(say) : ordering(say)),
        })),
      },
    }),
  };
}

const decided = (approved: boolean, elsewhere: boolean): CardEnding => ({
  kind: 'decided',
  approved,
  elsewhere,
});
const submit = (say: Say): TaskCard => cardOf(say, 1, ordering(say));

/** What tasks at the backend ask the person, and what came of it. */
export const taskStates: readonly GalleryState[] = [
  askedState('task-fill', say => cardOf(say, 1, filling(say), PAGE_JPEG)),
  askedState('task-submit', submit, undefined, 2),
  askedState('task-sending', submit, { status: 'sending', approved: true }),
  askedState('task-checking', submit, { status: 'checking', sent: true }),
  askedState('task-again', submit, { status: 'awaiting', isAgain: true }),
  askedState('task-refused', submit, { status: 'refused', message: 'scope_missing: approve' }),
  endedState('task-decided', [
    [decided(true, false), 'running'],
    [decided(false, false), 'completed'],
  ]),
  endedState('task-decided-elsewhere', [
    [decided(true, true), 'failed'],
    [decided(false, true), 'cancelled'],
  ]),
  endedState('task-expired', [[{ kind: 'expired' }, 'running']]),
  endedState('task-void', [
    [{ kind: 'void' }, 'cancelled'],
    [{ kind: 'gone' }, 'unknown'],
  ]),
];
