import { answered, asked } from '../fixtures/entries.ts';
import { LONG_WORDS, MARKDOWN } from '../fixtures/markdown.ts';
import { type GalleryState, panelState, type Say } from './state.ts';

const question = (say: Say): string =>
  say({ zh: '这三款茶哪一款最适合早上喝？', en: 'Which of these three teas is best in the morning?' });

const half = (say: Say): string =>
  say({
    zh: '早上适合喝**滇红**：香气浓、提神，空腹也温和。',
    en: 'For the morning take the **Yunnan red**: it wakes you up and is mild on an empty',
  });

/** An answer while it streams, and at each of its ends except failure. */
export const answerStates: readonly GalleryState[] = [
  panelState('answer-reading', say => [asked(question(say)), answered('', { status: 'reading' })], {
    activity: { status: 'busy', stopping: false },
  }),
  panelState('answer-waiting', say => [asked(question(say)), answered('', { status: 'waiting' })], {
    activity: { status: 'busy', stopping: false },
  }),
  panelState(
    'answer-streaming',
    say => [asked(question(say)), answered(half(say), { status: 'streaming' })],
    { activity: { status: 'busy', stopping: false } },
  ),
  panelState(
    'answer-disconnected',
    say => [asked(question(say)), answered(half(say), { status: 'streaming', connectionLost: true })],
    { activity: { status: 'busy', stopping: false } },
  ),
  panelState('answer-usage', say => [
    asked(question(say)),
    {
      ...answered(say({ zh: '滇红。', en: 'The Yunnan red.' })),
      usage: { input_tokens: 1_834, output_tokens: 212, cache_read_input_tokens: 1_200 },
    },
  ]),
  panelState('answer-replaced', say => [
    asked(question(say)),
    answered(say({ zh: '滇红。', en: 'The Yunnan red.' })),
    {
      kind: 'person',
      id: 'restated',
      text: say({ zh: '哪一款最适合晚上喝？', en: 'Which is best at night?' }),
      replaces: 'asked',
    },
    answered(say({ zh: '荞麦茶。', en: 'The buckwheat tea.' }), { status: 'complete' }, 'later'),
  ]),
  panelState('answer-restarted', say => [
    asked(question(say)),
    answered(say({ zh: '滇红。', en: 'The Yunnan red.' })),
    {
      kind: 'person',
      id: 'restated',
      text: say({ zh: '哪一款最适合晚上喝？', en: 'Which is best at night?' }),
      restartsSession: true,
    },
    answered(say({ zh: '你说的是哪几款？', en: 'Which ones do you mean?' }), { status: 'complete' }, 'later'),
  ]),
  panelState(
    'answer-editing',
    say => [asked(question(say)), answered(say({ zh: '滇红。', en: 'The Yunnan red.' }))],
    {
      presses: ['[class*=message] button:last-child'],
    },
  ),
  panelState('answer-stopping', say => [asked(question(say)), answered(half(say), { status: 'streaming' })], {
    activity: { status: 'busy', stopping: true },
  }),
  panelState('answer-stopped', say => [asked(question(say)), answered(half(say), { status: 'stopped' })]),
  panelState('answer-markdown', say => [asked(question(say)), answered(say(MARKDOWN))]),
  panelState('answer-long-words', say => [
    asked(
      say({
        zh: '把这个地址解释一下：https://shop.example/catalogue/2026/spring/tea?sort=price&filter=organic,loose-leaf,first-flush&session=9f8e7d6c5b4a39281706',
        en: 'Explain this: https://shop.example/catalogue/2026/spring/tea?sort=price&filter=organic,loose-leaf,first-flush&session=9f8e7d6c5b4a39281706',
      }),
    ),
    answered(say(LONG_WORDS)),
  ]),
  panelState('answer-conversation', say => [
    asked(question(say)),
    answered(say({ zh: '滇红。它香气浓、提神。', en: 'The Yunnan red. It wakes you up.' })),
    {
      ...asked(say({ zh: '换成不含咖啡因的呢？', en: 'And one without caffeine?' }), 'again'),
      note: {
        text: say({ zh: '附带：你撤销了上一步。', en: 'Along with it: you took back the last step.' }),
        callIds: [],
      },
    },
    answered(
      say({ zh: '那就选**荞麦茶**。', en: 'Then the **buckwheat tea**.' }),
      { status: 'complete' },
      'second',
    ),
  ]),
];
