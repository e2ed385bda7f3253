// Long because it is a list of streams in all the formats that a client must accept.
import type { Bilingual } from '@assent/shared';
import { judgeDecided, judgeResult } from '../judge-scenes.ts';
import type { Chunk } from '../playback.ts';
import { APPROVE, type Cue, type Scenario } from '../scenario.ts';
import { END, piecesOf, spell, spellAll, whole } from '../spell-events.ts';

/** A stream whose call the client can only answer after it has parsed all of it correctly: it contains the call's id. */
function stream(
  id: string,
  requirement: Bilingual,
  next: Bilingual,
  chunksOf: (cue: Cue) => Chunk[],
): Scenario {
  return {
    id,
    group: 'stream',
    requirement,
    next,
    ask: APPROVE,
    play: cue => ({ kind: 'stream', chunks: chunksOf(cue), ending: 'close' }),
    judge: judgeDecided,
  };
}

/** The same with one of the client's own tools. */
function ownCall(
  id: string,
  requirement: Bilingual,
  next: Bilingual,
  callOf: (name: string) => unknown,
): Scenario {
  const chunksOf = ({ words, browserTool }: Cue): Chunk[] =>
    whole(spellAll([{ content: words }, ...(browserTool === undefined ? [] : [callOf(browserTool)]), END]));
  return { ...stream(id, requirement, next, chunksOf), group: 'calls', judge: judgeResult };
}

export function serverCall({ toolId }: Cue, more: Record<string, unknown> = {}): unknown {
  const given = JSON.stringify({ question: '可以吗？👋' });
  return { tool_call: { tool_name: 'kit_check', arguments: given, tool_id: toolId, ...more } };
}

function plain(cue: Cue): string {
  return spellAll([{ content: cue.words }, { content: ' 你好 👋' }, serverCall(cue), END]);
}

const PARSER: Bilingual = {
  en: 'Read the stream with a parser of the standard (https://html.spec.whatwg.org/multipage/server-sent-events.html).',
  zh: '使用符合标准的解析器读取事件流（https://html.spec.whatwg.org/multipage/server-sent-events.html）。',
};
const LOOSE: Bilingual = {
  en: 'Look for the keys that you know, and pass over everything else.',
  zh: '只查找认识的键，忽略其他一切。',
};

/** The expectation that every stream of this list shares. */
export const STREAMS: readonly Scenario[] = [
  stream(
    'split-characters',
    {
      en: 'A chunk may end anywhere, in the middle of a character too.',
      zh: '分块可以在任何位置结束，包括字符中间。',
    },
    {
      en: 'Decode UTF-8 over the borders of chunks (a streaming decoder).',
      zh: '跨分块解码 UTF-8（流式解码器）。',
    },
    cue => piecesOf(plain(cue), 1),
  ),
  stream(
    'many-in-one-chunk',
    { en: 'A chunk may hold many events.', zh: '一个分块可以包含多个事件。' },
    PARSER,
    cue => whole(plain(cue)),
  ),
  stream(
    'crlf-lines',
    {
      en: 'Lines may end with CR LF, and a chunk between the two.',
      zh: '行可以以 CR LF 结尾，分块可以在两者之间。',
    },
    PARSER,
    cue => piecesOf(plain(cue).replaceAll('\n', '\r\n'), 1),
  ),
  stream('cr-lines', { en: 'Lines may end with CR alone.', zh: '行可以只以 CR 结尾。' }, PARSER, cue =>
    whole(plain(cue).replaceAll('\n', '\r')),
  ),
  stream(
    'comments',
    {
      en: 'Comments may stand anywhere between lines, as heartbeats.',
      zh: '行之间任何位置都可以有注释，作为心跳。',
    },
    PARSER,
    cue => whole(`: hello\n\n:\n${plain(cue).replaceAll('data:', ': still here\ndata:')}: bye\n\n`),
  ),
  stream(
    'byte-order-mark',
    { en: 'A byte order mark may stand before the stream.', zh: '事件流之前可以有字节顺序标记。' },
    PARSER,
    cue => whole(`\ufeff${spellAll([serverCall(cue), END])}`),
  ),
  stream(
    'no-space',
    { en: 'The space after "data:" may be missing.', zh: '"data:" 之后可以没有空格。' },
    PARSER,
    cue => whole(plain(cue).replaceAll('data: ', 'data:')),
  ),
  stream(
    'several-data-lines',
    {
      en: 'A looser backend may spread an event over several data lines.',
      zh: '宽松的后端可能把一个事件写成多行 data。',
    },
    PARSER,
    cue =>
      whole(
        spellAll([{ content: cue.words }]) +
          spell(serverCall(cue)).replace(/\{(.*)\}/, '{\ndata: $1\ndata: }') +
          spell(END),
      ),
  ),
  stream(
    'other-fields',
    {
      en: '"id:", "retry:" and fields that nobody knows may stand beside the data.',
      zh: 'data 旁边可以有 "id:"、"retry:" 和未知字段。',
    },
    PARSER,
    cue => whole(plain(cue).replaceAll('data: ', 'id: a-1\nretry: 1000\nnewer: x\ndata: ')),
  ),
  stream(
    'long-line',
    { en: 'A line may be very long (here 1 MB).', zh: '一行可以很长（此处为 1 MB）。' },
    { en: 'Set no limit of some kilobytes for a line.', zh: '不要把一行限制在几千字节。' },
    cue =>
      piecesOf(
        spellAll([{ newer: '长'.repeat(340_000) }, { content: cue.words }, serverCall(cue), END]),
        16_384,
      ),
  ),
  stream(
    'slow-start',
    {
      en: 'The first event may take a while; comments come meanwhile.',
      zh: '第一个事件可能要等一会儿；期间会有注释。',
    },
    {
      en: 'Count time-outs from the last byte, comments included.',
      zh: '从最后一个字节（包括注释）开始计算超时。',
    },
    cue => [
      ...whole(': wait\n\n'),
      { wait: 700 },
      ...whole(': wait\n\n'),
      { wait: 700 },
      ...whole(plain(cue)),
    ],
  ),
  stream(
    'unknown-kinds',
    {
      en: 'Events and keys that a client does not know are passed over.',
      zh: '忽略客户端不认识的事件和键。',
    },
    LOOSE,
    cue =>
      whole(
        spellAll([
          { thinking: '…' },
          { message: 'something else' },
          { content: cue.words, mood: 1 },
          serverCall(cue, { why: { deep: [1] } }),
          { done: true },
          END,
        ]),
      ),
  ),
  stream(
    'every-key-at-once',
    {
      en: 'A looser backend may write every key into every event, null where there is nothing.',
      zh: '宽松的后端可能在每个事件中写所有键，没有内容的为 null。',
    },
    LOOSE,
    cue =>
      whole(
        spellAll([
          { content: cue.words, tool_call: null, usage: null, error: null },
          { content: null, usage: null, error: null, ...Object(serverCall(cue)) },
          END,
        ]),
      ),
  ),
  stream(
    'empty-content',
    {
      en: 'content may be empty, and there may be none before a call.',
      zh: 'content 可以为空，调用之前也可以没有。',
    },
    { en: 'Show a call that comes with no words.', zh: '没有文字的调用也要显示。' },
    cue => whole(spellAll([{ content: '' }, { content: '' }, serverCall(cue), END])),
  ),
  stream(
    'usage',
    {
      en: 'usage is optional, may come anywhere, and may hold more keys.',
      zh: 'usage 是可选的，可在任何位置，也可有更多键。',
    },
    LOOSE,
    cue =>
      whole(
        spellAll([
          { usage: { input_tokens: 7, output_tokens: 3, newer: 1 } },
          { content: cue.words },
          serverCall(cue),
          END,
        ]),
      ),
  ),
  stream(
    'escaped-text',
    {
      en: 'JSON may be written with escapes: \\u5bf9\\u8bdd\\u5b8c\\u6210 is 对话完成.',
      zh: 'JSON 可以使用转义：\\u5bf9\\u8bdd\\u5b8c\\u6210 就是 对话完成。',
    },
    { en: 'Parse the JSON; do not look for text in the line.', zh: '解析 JSON；不要在行中查找文本。' },
    cue => whole(escaped(plain(cue))),
  ),
  ownCall(
    'call-without-id',
    { en: 'tool_id may be missing from a call of a browser tool.', zh: '浏览器工具的调用可以没有 tool_id。' },
    { en: 'Tell calls apart by an id of your own.', zh: '用自己的 id 区分调用。' },
    name => ({ tool_call: { tool_name: name, arguments: '{}' } }),
  ),
  ownCall(
    'call-arguments-object',
    { en: 'A looser backend may send arguments as an object.', zh: '宽松的后端可能以对象发送 arguments。' },
    { en: 'Take an object for the string that holds it.', zh: '把对象当作包含它的字符串。' },
    name => ({ tool_call: { tool_name: name, arguments: {}, tool_id: 'tool_kit_object' } }),
  ),
];

/** Escapes every non-ASCII character as `\uXXXX`. */
function escaped(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
