import { type Check, type Finding, fail, pass, unseen } from '../../report/check.ts';
import type { Observed } from '../observe.ts';
import { expectAll, expectTurn } from './expectations.ts';
import {
  badJson,
  badLines,
  badShape,
  endsOtherThanOnce,
  goesOnAfterEnd,
  repeatsUsage,
  type StreamFault,
} from './stream-faults.ts';

const NO_STREAM = fail('There was no event stream at all.', '完全没有收到事件流。');

/** Expects a property of every stream of the run. */
function ofStreams(faultOf: StreamFault): (observed: Observed) => Finding {
  return ({ all }) => {
    const streams = all.map(exchange => exchange.stream).filter(stream => stream !== undefined);
    return expectAll(streams, faultOf, NO_STREAM);
  };
}

/** Milliseconds. A shorter answer may arrive at once. */
const LONG = 1000;

function judgeTimeSlicer({ forms }: Observed): Finding {
  const { firstContentAfter: first, lasted } = forms.long;
  if (first === undefined || lasted < LONG) {
    return unseen('The long answer was over too soon to tell.', '长回答结束得太快，无法判断。');
  }
  const [at, of] = [Math.round(first), Math.round(lasted)];
  const en = `The first piece came after ${at} of ${of} ms.`;
  const zh = `第一段在 ${of} 毫秒中的第 ${at} 毫秒到达。`;
  return first > lasted * 0.9 ? fail(en, zh) : pass(en, zh);
}

function judgePieces({ forms }: Observed): Finding {
  const meanings = forms.long.stream?.events.flatMap(event => event.meanings) ?? [];
  const count = meanings.filter(({ kind }) => kind === 'content').length;
  if (count > 1) return pass(`${count} pieces.`, `${count} 段。`);
  return unseen(`The long answer came in ${count} piece(s).`, `长回答分 ${count} 段到达。`);
}

export const STREAM_CHECKS: readonly Check<Observed>[] = [
  {
    id: 'stream-answer',
    group: 'stream',
    requirement: {
      en: 'A message is answered with 200 and text/event-stream.',
      zh: '消息以 200 和 text/event-stream 回应。',
    },
    next: {
      en: 'Answer POST /api/v1/agent/chat with status 200 and Content-Type: text/event-stream, to the end of the turn.',
      zh: '以状态 200 和 Content-Type: text/event-stream 回应 POST /api/v1/agent/chat，直到一轮结束。',
    },
    judge: ({ forms }) => expectTurn(forms.long),
  },
  {
    id: 'stream-utf8',
    group: 'stream',
    requirement: { en: 'The stream is UTF-8.', zh: '事件流是 UTF-8。' },
    next: {
      en: 'Encode whole characters, never halves of surrogate pairs, and use no other charset.',
      zh: '请编码完整字符，不要拆开代理对，也不要使用其他字符集。',
    },
    judge: ({ all }) => {
      const streams = all.filter(({ stream }) => stream);
      return expectAll(
        streams,
        ({ text }) => (text === undefined ? 'bytes that are no UTF-8' : undefined),
        NO_STREAM,
      );
    },
  },
  {
    id: 'stream-data-lines',
    group: 'stream',
    requirement: {
      en: 'Each event is one line "data: <json>" and a blank line; comments and "id:" may stand beside it.',
      zh: '每个事件是一行 "data: <json>" 加一个空行；可以带注释和 "id:"。',
    },
    next: {
      en: 'Write each event as one data line, without an "event:" line, and a blank line after the last one too.',
      zh: '每个事件写成一行 data，不写 "event:" 行，最后一个事件之后也要有空行。',
    },
    judge: ofStreams(badLines),
  },
  {
    id: 'stream-json',
    group: 'stream',
    requirement: {
      en: 'The data of every event is a JSON object.',
      zh: '每个事件的 data 是一个 JSON 对象。',
    },
    next: {
      en: 'Serialise one object for each event; leave out end markers such as [DONE].',
      zh: '每个事件序列化一个对象；不要写 [DONE] 之类的结束标记。',
    },
    judge: ofStreams(badJson),
  },
  {
    id: 'stream-shapes',
    group: 'stream',
    requirement: {
      en: 'content is a string, tool_call has a tool_name, usage holds numbers, error has a message.',
      zh: 'content 是字符串，tool_call 有 tool_name，usage 是数字，error 有 message。',
    },
    next: {
      en: 'Compare the event with shared/schemas/wire-event.schema.json.',
      zh: '请对照 shared/schemas/wire-event.schema.json 检查该事件。',
    },
    judge: ofStreams(badShape),
  },
  {
    id: 'stream-ends-once',
    group: 'stream',
    requirement: {
      en: '{"message": "对话完成"} comes exactly once in every turn.',
      zh: '每一轮恰好有一个 {"message": "对话完成"}。',
    },
    next: {
      en: 'Write it once when the turn is over, also after an error and after a tool call.',
      zh: '在一轮结束时写一次，出错后和工具调用后也要写。',
    },
    judge: ofStreams(endsOtherThanOnce),
  },
  {
    id: 'stream-ends-last',
    group: 'stream',
    requirement: {
      en: '{"message": "对话完成"} is the last event of a turn.',
      zh: '{"message": "对话完成"} 是一轮的最后一个事件。',
    },
    next: {
      en: 'Write everything else, usage too, before it.',
      zh: '其他内容（包括 usage）都要写在它之前。',
    },
    judge: ofStreams(goesOnAfterEnd),
  },
  {
    id: 'stream-usage-once',
    group: 'stream',
    requirement: { en: 'usage comes at most once a turn.', zh: 'usage 每轮最多一次。' },
    next: {
      en: 'Add up what the requests of a turn used, and say it once.',
      zh: '把一轮中各请求的用量相加，只写一次。',
    },
    judge: ofStreams(repeatsUsage),
  },
  {
    id: 'stream-pieces',
    group: 'stream',
    requirement: { en: 'An answer comes in pieces, as the model writes it.', zh: '回答随模型生成逐段到达。' },
    next: {
      en: 'Pass each piece on when the model gives it; do not collect the answer first.',
      zh: '模型给出每一段时立即转发；不要先收集整个回答。',
    },
    judge: judgePieces,
  },
  {
    id: 'stream-pace',
    group: 'stream',
    requirement: {
      en: 'The pieces arrive while the answer is being written, not together at its end.',
      zh: '各段在生成过程中到达，而不是最后一起到达。',
    },
    next: {
      en: 'Switch off buffering and compression between backend and client (X-Accel-Buffering: no), and flush after each event.',
      zh: '关闭后端与客户端之间的缓冲和压缩（X-Accel-Buffering: no），并在每个事件后刷新。',
    },
    judge: judgeTimeSlicer,
  },
];
