/** The upstream's answer: numbered pieces, so that a client notices a missing or repeated one at once. */

/** The character before a piece's number, and the number of digits. */
export const MARK = '~';
export const DIGITS = 5;

const WORDS = ['tea', '茶', 'and', 'a "word"', 'more', 'of', 'it', '好的'];

/** About 20 characters: more than a model's average piece, which has fewer than ten. */
function pieceOf(number: number): string {
  return ` ${MARK}${String(number).padStart(DIGITS, '0')} ${WORDS[number % WORDS.length]}`;
}

/** The events before the first piece, as the Messages API sends them. */
export function opening(): string {
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-bench',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 100, output_tokens: 1 },
  };
  return [
    asEvent({ type: 'message_start', message }),
    asEvent({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
    asEvent({ type: 'ping' }),
  ].join('');
}

export function pieceEvent(number: number): string {
  return asEvent({
    type: 'content_block_delta',
    index: 0,
    delta: { type: 'text_delta', text: pieceOf(number) },
  });
}

export function ending(pieces: number): string {
  return [
    asEvent({ type: 'content_block_stop', index: 0 }),
    asEvent({
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: pieces },
    }),
    asEvent({ type: 'message_stop' }),
  ].join('');
}

function asEvent(event: { type: string } & Record<string, unknown>): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
