import type { ErrorType, Language } from '@assent/shared';

/** Where the sentence for the model names ids, parameters and other actions: the person has a use for none of these. */
type SpokenErrors = Extract<
  ErrorType,
  'InvalidArgument' | 'ElementNotFound' | 'StaleElement' | 'ElementChanged' | 'PageGone'
>;

const errors: Record<SpokenErrors, string> = {
  InvalidArgument: 'The assistant asked for this in a way that does not work here. It is told why.',
  ElementNotFound: 'Nothing on the page fits what the assistant asked for.',
  StaleElement: 'What this is about is not on the page any more.',
  ElementChanged: 'It is no longer as it was shown to you, so it was left alone.',
  PageGone: 'The tab is closed, or shows another page by now.',
};

const en = {
  errors,
  stopped: 'You pressed Stop before this.',
  skippedAfter: (row: number) => `Because action ${row} did not succeed.`,
  leadLeftOut: 'You left out what leads there.',
  rejectedRow: 'You rejected it.',
  closed: { superseded: 'You wrote on instead.', 'other-backend': 'Another backend is set by now.' },
  picturesFull: 'So many pictures do not go along with one answer: this one was not sent.',
  pictureLost: 'The picture was taken, but got lost before it could be sent.',
  closedBeforeRunning: 'The panel was closed before this ran.',
};

const zh: typeof en = {
  errors: {
    InvalidArgument: '助手的要求在这里行不通，原因已告诉它。',
    ElementNotFound: '网页上没有助手要找的内容。',
    StaleElement: '要操作的内容已不在网页上。',
    ElementChanged: '它已经不是给你看的样子，所以没有动它。',
    PageGone: '标签页已关闭，或显示的已是另一个网页。',
  },
  stopped: '在这一步之前你按了“停止”。',
  skippedAfter: row => `因为第 ${row} 个操作没有成功。`,
  leadLeftOut: '你排除了通往那里的操作。',
  rejectedRow: '你拒绝了。',
  closed: { superseded: '你写了新的消息。', 'other-backend': '现在设置的是另一个后端。' },
  picturesFull: '一次回复带不了这么多图片，这一张没有发送。',
  pictureLost: '已经截图，但图片在发送之前丢失了。',
  closedBeforeRunning: '执行之前面板被关闭了。',
};

/** What the person reads where the model is told something of its own (`for-model.ts`). */
export const forPersonWords: Record<Language, typeof en> = { en, zh };
