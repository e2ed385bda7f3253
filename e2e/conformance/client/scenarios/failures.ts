import { judgeTakenUp, judgeWentOn } from '../judge-scenes.ts';
import { APPROVE, type Cue, GO_ON, type Scenario } from '../scenario.ts';
import { END, spell, spellAll, whole } from '../spell-events.ts';
import { serverCall } from './streams.ts';

const STATUSES = [400, 401, 403, 404, 409, 413, 429, 503] as const;

function refused(status: (typeof STATUSES)[number]): Scenario {
  return {
    id: `refused-${status}`,
    group: 'errors',
    requirement: {
      en: `A request may be refused with ${status} and {"error": {"code", "message"}} before any stream.`,
      zh: `请求可能在事件流之前以 ${status} 和 {"error": {"code", "message"}} 拒绝。`,
    },
    next: {
      en: 'Show the message, and let the person go on in the same session.',
      zh: '显示该消息，并让用户在同一会话中继续。',
    },
    ask: GO_ON,
    play: () => ({ kind: 'refusal', status }),
    judge: judgeWentOn,
  };
}

/** Events by id, in order. The connection breaks within the third. */
function numbered(cue: Cue): [id: string, event: unknown][] {
  return [
    ['kit-1', { content: cue.words }],
    ['kit-2', { content: ' …' }],
    ['kit-3', serverCall(cue)],
    ['kit-4', END],
  ];
}

const SENT_IDS = ['kit-1', 'kit-2'];

function spellFrom(cue: Cue, after: string | undefined): string {
  const events = numbered(cue);
  const start = events.findIndex(([id]) => id === after) + 1;
  return events
    .slice(start)
    .map(([id, event]) => spell(event, id))
    .join('');
}

/** Two events, then a part of a third. */
function brokenCall(cue: Cue): string {
  const all = spellFrom(cue, undefined);
  return all.slice(0, all.indexOf('{"tool_call"') + 40);
}

export const FAILURES: readonly Scenario[] = [
  ...STATUSES.map(refused),
  {
    id: 'error-in-stream',
    group: 'errors',
    requirement: {
      en: 'A turn that fails says so in an error event and still ends with 对话完成; what was streamed stands.',
      zh: '失败的一轮用 error 事件说明，并仍以 对话完成 结束；已输出的内容保留。',
    },
    next: { en: 'Show the error, and let the person go on.', zh: '显示错误，并让用户继续。' },
    ask: GO_ON,
    play: ({ words }) => {
      const error = { error: { code: 'model_overloaded', message: 'Busy. Try again.', retryable: true } };
      return { kind: 'stream', chunks: whole(spellAll([{ content: words }, error, END])), ending: 'close' };
    },
    judge: judgeWentOn,
  },
  {
    id: 'ends-early',
    group: 'errors',
    requirement: {
      en: 'A stream may end without 对话完成: the answer was cut.',
      zh: '事件流可能没有 对话完成 就结束：回答被截断。',
    },
    next: { en: 'Treat the turn as over, and let the person go on.', zh: '视为该轮结束，并让用户继续。' },
    ask: GO_ON,
    play: ({ words }) => ({ kind: 'stream', chunks: whole(spellAll([{ content: words }])), ending: 'close' }),
    judge: judgeWentOn,
  },
  {
    id: 'breaks-in-call',
    group: 'errors',
    requirement: {
      en: 'A connection may break in the middle of a call: what is half there is never shown, run or decided on.',
      zh: '连接可能在调用中间断开：不完整的调用不显示、不运行、不作决定。',
    },
    next: { en: 'Read an event only when its blank line has come.', zh: '只有收到空行后才读取事件。' },
    ask: GO_ON,
    play: cue => ({ kind: 'stream', chunks: whole(brokenCall(cue)), ending: 'cut' }),
    judge: judgeWentOn,
  },
  {
    id: 'takes-up',
    group: 'additions',
    requirement: {
      en: 'A client may take a broken stream up with Last-Event-ID; it then misses nothing and does nothing twice.',
      zh: '客户端可以用 Last-Event-ID 续接断开的流；不遗漏，也不重复。',
    },
    next: {
      en: 'Send the id of the last whole event that you have read, as it was given.',
      zh: '发送最后一个已读的完整事件的 id，保持原样。',
    },
    ask: APPROVE,
    play: cue => ({ kind: 'stream', chunks: whole(brokenCall(cue)), ending: 'cut' }),
    rest: (cue, after) => ({ kind: 'stream', chunks: whole(spellFrom(cue, after)), ending: 'close' }),
    judge: judgeTakenUp(SENT_IDS),
  },
];
