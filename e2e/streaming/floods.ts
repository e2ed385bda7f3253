import { makeAnswer } from './made-answer.ts';

/** The answers of a hostile or broken backend, by name, as raw pieces of a stream. */
export const floods: Readonly<Record<string, () => Iterable<string>>> = {
  '17.8 MB in one event': () => [contentOf(endless('word ', 17_800_000)), END],
  '17.8 MB of Markdown': () => inEvents(makeAnswer(17_800_000), 4_000),
  '17.8 MB of words in one paragraph': () => inEvents(endless('word ', 17_800_000), 4_000),
  '17.8 MB in one word': () => inEvents(endless('a', 17_800_000), 4_000),
  '2,000,000 events of one character': () => inEvents(endless('a b\n', 2_000_000), 1),
  'a line without an end': () => ['data: {"content":"', ...endlessly('a'.repeat(16_384), 10_000)],
  'quotes in quotes': () => inEvents(endless('> ', 2_000_000), 4_000),
  'lists in lists': () => inEvents(endless('- 1. ', 2_000_000), 4_000),
  'open brackets': () => inEvents(endless('[', 2_000_000), 4_000),
  emphasis: () => inEvents(endless('*a* **b** ', 2_000_000), 4_000),
  'one table': () => inEvents(`|a|b|\n|-|-|\n${endless('|a|b|\n', 2_000_000)}`, 4_000),
  'one list': () => inEvents(endless('- a\n', 2_000_000), 4_000),
  'short paragraphs': () => inEvents(endless('a\n\n', 2_000_000), 4_000),
  'code of one line': () => inEvents(`\`\`\`\n${endless('a', 2_000_000)}`, 4_000),
  'code of many lines': () => inEvents(`\`\`\`\n${endless('a\n', 2_000_000)}`, 4_000),
  'link definitions': () => inEvents(endless('[a]: b\n', 2_000_000), 4_000),
  '10,000 tool calls': toolCalls,
  '200,000 reports of usage': () =>
    endlessly('data: {"usage":{"input_tokens":1,"output_tokens":1}}\n\n'.repeat(100), 2_000),
  'unknown events': () => endlessly('data: 1\n\n'.repeat(1_000), 10_000),
  comments: () => endlessly(': a comment\n\n'.repeat(1_000), 10_000),
};

const END = 'data: {"message":"对话完成"}\n\n';

function contentOf(content: string): string {
  return `data: ${JSON.stringify({ content })}\n\n`;
}

function endless(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length));
}

function* endlessly(piece: string, times: number): Iterable<string> {
  for (let time = 0; time < times; time += 1) yield piece;
}

/** Several events in each piece: the client receives chunks of many. */
function* inEvents(text: string, size: number): Iterable<string> {
  const events = Math.max(1, Math.floor(16_384 / (size + 20)));
  for (let at = 0; at < text.length; at += events * size) {
    let piece = '';
    for (let event = 0; event < events; event += 1) {
      const content = text.slice(at + event * size, at + (event + 1) * size);
      if (content !== '') piece += contentOf(content);
    }
    yield piece;
  }
  yield END;
}

function* toolCalls(): Iterable<string> {
  for (let call = 0; call < 10_000; call += 1) {
    const actions = [{ action: 'scroll', target: {}, params: { direction: 'down' } }];
    const tool_call = {
      tool_name: 'page_action',
      arguments: JSON.stringify({ actions }),
      tool_id: `tool_${call}`,
    };
    yield `data: ${JSON.stringify({ tool_call })}\n\n`;
  }
  yield END;
}
